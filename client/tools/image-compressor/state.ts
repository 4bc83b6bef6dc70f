import { formatChoices, metadataChoices } from '#client/lib/images/editing/picture-choices.ts';
import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { chromaModes, efforts } from '#client/lib/images/encoder-choices.ts';
import { metadataPolicies } from '#client/lib/images/metadata-choices.ts';
import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  choice,
  color,
  flag,
  number,
  optionalNumber,
  type StateOf,
} from '#client/tool-kit/state/state-schema.ts';
import { type CompressOptions, qualityLimits, standardOptions } from './compressing/options.ts';

const pixels = { min: 1, max: 1_000_000, isInteger: true };
const lossy = { isLossless: [false] };

export const schema = {
  quality: describeField(number(qualityLimits.standard, { ...qualityLimits, isInteger: true }), {
    label: 'Quality',
    hint: 'PNG keeps every color at 100 only. With a target size, this is the highest that is tried.',
    isSlider: true,
    unless: { isLossless: [true], format: ['png', 'webp', 'avif'] },
  }),
  format: describeField(choice(outputFormats, standardOptions.format), {
    label: 'Format',
    isSegmented: true,
    choiceLabels: choiceLabels(formatChoices),
  }),
  width: describeField(optionalNumber(pixels), { label: 'Width', unit: 'px' }),
  height: describeField(optionalNumber(pixels), { label: 'Height', unit: 'px' }),
  keepsRatio: describeField(flag(true), {
    label: 'Maintain ratio',
    hint: 'Width and height are a box to fit into, and nothing is enlarged',
  }),
  targetKilobytes: describeField(optionalNumber({ min: 0.001, max: 1_000_000 }), {
    label: 'Target size',
    hint: 'The largest that a file may become. 1 KB is 1,000 bytes.',
    unit: 'KB',
    // Common limits of forms, mail and messengers.
    quick: ['50', '100', '200', '500', '1000', '2000'],
    onlyIf: lossy,
  }),
  mayShrink: describeField(flag(standardOptions.mayShrink), {
    label: 'May also use fewer pixels',
    onlyIf: lossy,
    unless: { targetKilobytes: [undefined] },
  }),
  isLossless: describeField(flag(standardOptions.isLossless), {
    label: 'Lossless (JPEG: only for JPEG files)',
    isMore: true,
  }),
  metadata: describeField(choice(metadataPolicies, standardOptions.metadata), {
    label: 'Metadata',
    hint: 'Date, camera, captions and place. Color profiles that matter always stay.',
    isMore: true,
    choiceLabels: choiceLabels(metadataChoices),
  }),
  effort: describeField(choice(efforts, standardOptions.effort), {
    label: 'Effort',
    isMore: true,
    choiceLabels: { fast: 'Fast', balanced: 'Balanced', smallest: 'Smallest file' },
  }),
  chroma: describeField(choice(chromaModes, standardOptions.chroma), {
    label: 'Color detail',
    isMore: true,
    choiceLabels: { auto: 'By quality', full: 'Full (sharp red edges)', shared: 'Halved (smaller)' },
  }),
  matte: describeField(color(standardOptions.matte), { label: 'Background for JPEG', isMore: true }),
  convertsToSrgb: describeField(flag(standardOptions.convertsToSrgb), {
    label: 'Convert colors to sRGB',
    isMore: true,
  }),
  isDithered: describeField(flag(standardOptions.isDithered), { label: 'Dither PNG palettes', isMore: true }),
};

export type CompressorState = StateOf<typeof schema>;

/** Returns the options for the form's state. */
export function toOptions({ targetKilobytes, ...state }: CompressorState): CompressOptions {
  return {
    ...state,
    targetBytes: targetKilobytes === undefined ? undefined : Math.round(targetKilobytes * 1000),
  };
}

/** Returns options as text, which is equal for equal options. */
export function fingerprint(options: CompressOptions): string {
  return JSON.stringify(options);
}
