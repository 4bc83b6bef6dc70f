import { chromaModes, efforts } from '#client/lib/images/encoder-choices.ts';
import { outputFormats } from '#client/lib/images/editing/output-kind.ts';
import { metadataPolicies } from '#client/lib/images/metadata-choices.ts';
import {
  choice,
  flag,
  number,
  optionalNumber,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { type CompressOptions, qualityLimits, standardOptions } from './compressing/options.ts';

const pixels = { min: 0, max: 1_000_000 };

export const schema = {
  format: choice(outputFormats, standardOptions.format),
  quality: number(qualityLimits.standard, { ...qualityLimits, isInteger: true }),
  width: optionalNumber(pixels),
  height: optionalNumber(pixels),
  keepsRatio: flag(true),
  targetKilobytes: optionalNumber({ min: 0, max: 1_000_000 }),
  mayShrink: flag(standardOptions.mayShrink),
  isLossless: flag(standardOptions.isLossless),
  metadata: choice(metadataPolicies, standardOptions.metadata),
  convertsToSrgb: flag(standardOptions.convertsToSrgb),
  matte: text(standardOptions.matte, 7),
  effort: choice(efforts, standardOptions.effort),
  chroma: choice(chromaModes, standardOptions.chroma),
  isDithered: flag(standardOptions.isDithered),
};

export type CompressorState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<CompressorState>) => void;

/** The request that the form stands for. */
export function toOptions({ targetKilobytes, ...state }: CompressorState): CompressOptions {
  return {
    ...state,
    targetBytes: targetKilobytes === undefined ? undefined : Math.round(targetKilobytes * 1000),
  };
}

type FieldName = 'width' | 'height' | 'targetKilobytes';

/** What is wrong with the numbers typed, by field. */
export function findMistakes({
  width,
  height,
  targetKilobytes,
}: CompressorState): Partial<Record<FieldName, string>> {
  const isPixelCount = (value: number | undefined) =>
    value === undefined || (Number.isInteger(value) && value >= 1);
  return {
    ...(isPixelCount(width) ? {} : { width: 'A whole number, 1 or more' }),
    ...(isPixelCount(height) ? {} : { height: 'A whole number, 1 or more' }),
    ...(targetKilobytes === undefined || targetKilobytes > 0 ? {} : { targetKilobytes: 'More than 0' }),
  };
}

/** Throws a ToolInputError for the first of the mistakes. */
export function requireNumbers(state: CompressorState): void {
  const [first] = Object.entries(findMistakes(state));
  if (!first) return;
  const [field, rule] = first;
  throw new ToolInputError(`${fieldNames[field as FieldName]} cannot be like this.`, {
    field,
    hint: `${rule}.`,
  });
}

const fieldNames: Readonly<Record<FieldName, string>> = {
  width: 'The width',
  height: 'The height',
  targetKilobytes: 'The target size',
};

/** Options as text: equal for equal options. */
export function fingerprint(options: CompressOptions): string {
  return JSON.stringify(options);
}
