import {
  chromaModes,
  efforts,
  formatChoices,
  metadataChoices,
  metadataPolicies,
} from '#client/lib/images/picture-choices.ts';
import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { color } from '#client/tool-kit/state/color-field.ts';
import { choice, flag, number, optionalNumber, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const qualityLimits = { min: 10, max: 100 } as const;
const pixels = { min: 1, max: 1_000_000, isInteger: true };
const lossy = { isLossless: [false] };

export const schema = {
  quality: number(80, { ...qualityLimits, isInteger: true }, 'Quality', {
    isSlider: true,
    isMain: true,
    unless: { isLossless: [true], format: ['png', 'webp', 'avif'] },
  }),
  format: choice(outputFormats, 'jpeg', 'Format', {
    isSegmented: true,
    isMain: true,
    choiceLabels: choiceLabels(formatChoices),
  }),
  width: optionalNumber(pixels, 'Width', { unit: 'px', placeholder: () => 'as it is' }),
  height: optionalNumber(pixels, 'Height', { unit: 'px', placeholder: () => 'as it is' }),
  targetKilobytes: optionalNumber({ min: 0.001, max: 1_000_000 }, 'Target size', {
    hint: 'No file becomes larger. 1 KB is 1,000 bytes.',
    unit: 'KB',
    // Common limits of forms, mail and messengers.
    quick: ['50', '100', '200', '500', '1000', '2000'],
    onlyIf: lossy,
  }),
  metadata: choice(metadataPolicies, 'strip', 'Metadata', {
    hint: 'Date, camera, captions and place. Color profiles that matter always stay.',
    choiceLabels: choiceLabels(metadataChoices),
  }),
  effort: choice(efforts, 'balanced', 'Effort', {
    choiceLabels: { fast: 'Fast', balanced: 'Balanced', smallest: 'Smallest file' },
  }),
  chroma: choice(chromaModes, 'auto', 'Color detail', {
    choiceLabels: { auto: 'By quality', full: 'Full (sharp red edges)', shared: 'Halved (smaller)' },
  }),
  matte: color('#ffffff', 'Background for JPEG'),
  keepsRatio: flag(true, 'Maintain ratio', {
    hint: 'Width and height are a box to fit into, and nothing is enlarged',
  }),
  isLossless: flag(false, 'Lossless (JPEG: only for JPEG files)'),
  mayShrink: flag(false, 'May also use fewer pixels', {
    onlyIf: lossy,
    unless: { targetKilobytes: [undefined] },
  }),
  convertsToSrgb: flag(false, 'Convert colors to sRGB'),
  isDithered: flag(true, 'Dither PNG palettes'),
};

export type CompressorState = StateOf<typeof schema>;

/** The options for one picture. Sizes are in pixels. */
export interface CompressOptions extends Omit<CompressorState, 'targetKilobytes'> {
  readonly targetBytes: number | undefined;
}

/** Returns the options for the form's state. */
export function toOptions({ targetKilobytes, ...state }: CompressorState): CompressOptions {
  return {
    ...state,
    targetBytes: targetKilobytes === undefined ? undefined : Math.round(targetKilobytes * 1000),
  };
}
