import { ToolInputError } from '#core/errors.ts';
import { encodeText, type EncodeOptions } from './encode.ts';
import { type ModeInfo, modes } from './modes.ts';

export interface ModeResult extends ModeInfo {
  readonly output: string;
}

/** The text in every mode; none for a text that cannot be encoded, which the run itself reports. */
export function encodeInAllModes(text: string, options: Omit<EncodeOptions, 'mode'>): readonly ModeResult[] {
  try {
    return modes.map((info) => ({ ...info, output: encodeText(text, { ...options, mode: info.id }) }));
  } catch (error) {
    if (error instanceof ToolInputError) return [];
    throw error;
  }
}
