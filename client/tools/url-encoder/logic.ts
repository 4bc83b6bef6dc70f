import { countLayers, type Decoded, decodeText } from './decode.ts';
import { encodeText } from './encode.ts';
import type { UrlState } from './state.ts';

export interface Conversion {
  readonly tab: UrlState['tab'];
  readonly text: string;
  /** The findings of decoding; undefined after encoding. */
  readonly decoded: Omit<Decoded, 'text'> | undefined;
  /** How many more times the result could be decoded. */
  readonly furtherLayers: number;
}

/** Longer texts are not checked for multiple encoding. */
const maxPeeledLength = 2_000_000;

/**
 * Percent-encodes a text, or decodes as much as possible. Throws a ToolInputError with the position of a character that
 * cannot be encoded.
 */
export function convertText(input: string, options: UrlState): Conversion {
  const { tab } = options;
  if (tab === 'encode')
    return { tab, text: encodeText(input, options), decoded: undefined, furtherLayers: 0 };
  const { text, ...decoded } = decodeText(input, options);
  const isPeeled = decoded.faultCount === 0 && text.length <= maxPeeledLength;
  return { tab, text, decoded, furtherLayers: isPeeled ? countLayers(text, options) : 0 };
}
