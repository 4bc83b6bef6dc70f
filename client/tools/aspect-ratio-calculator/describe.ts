import { readNumber } from '#core/numbers/read-number.ts';
import {
  divideRational,
  multiplyRational,
  rational,
  type Rational,
  subtractRational,
  toFixedDecimal,
  toSignificant,
} from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { findNearRatio } from './common-ratios.ts';
import { fitToBox, type PixelSize, scaleToSide } from './logic.ts';
import { readRatio } from '#core/numbers/ratio-text.ts';
import type { AspectState } from './state.ts';

/** One line of the answer. */
export interface Row {
  readonly label: string;
  readonly value: string;
  /** What is copied, where that is worth a button. */
  readonly copied?: string;
}

export interface AspectAnswer {
  /** `16 : 9` */
  readonly shown: string;
  readonly copied: string;
  /** Width by height, for the drawing. */
  readonly ratio: number;
  readonly rows: readonly Row[];
  /** The new size; undefined while none is asked for. */
  readonly size: Row | undefined;
}

const limits = { min: 0.000001, max: 1_000_000_000 };

/** Works out everything that the form asks for. Throws a ToolInputError that names the field. */
export function describeAspect(state: AspectState, locale: string): AspectAnswer {
  const read = (
    name: 'width' | 'height' | 'newWidth' | 'newHeight' | 'boxWidth' | 'boxHeight',
    label: string,
  ) => readNumber(state[name], { label, field: name, locale: state.locale, unit: 'px', ...limits });
  const size =
    state.known === 'size' ? { width: read('width', 'Width'), height: read('height', 'Height') } : undefined;
  const stored = size
    ? divideRational(size.width, size.height)
    : readRatio(state.ratio, state.locale, 'ratio');
  const pixel =
    state.pixelRatio.trim() === '' ? rational(1n) : readRatio(state.pixelRatio, state.locale, 'pixelRatio');
  const ratio = multiplyRational(stored, pixel);
  const write = (value: Rational) => writeDecimal(toSignificant(value, 6), locale);
  const shown = writeRatio(ratio);
  const rows: Row[] = [
    { label: 'As a number', value: `${write(ratio)} : 1`, copied: toSignificant(ratio, 6) },
    ...nearRow(ratio, locale),
    ...(size
      ? [{ label: 'Pixels', value: writeCount(multiplyRational(size.width, size.height), locale) }]
      : []),
    ...(state.pixelRatio.trim() === '' ? [] : [{ label: 'As stored', value: writeRatio(stored) }]),
    cssRow(ratio),
  ];
  return {
    shown,
    copied: shown.replaceAll(' ', ''),
    ratio: Number(toSignificant(ratio, 9)),
    rows: [...rows, ...boxRows(state, ratio, pixel, read, locale)],
    size: sizeRow(state, ratio, read, locale),
  };
}

/** `16 : 9`; of what has long terms, too. */
export function writeRatio({ numerator, denominator }: Rational): string {
  return `${numerator} : ${denominator}`;
}

function nearRow(ratio: Rational, locale: string): Row[] {
  const near = findNearRatio(ratio);
  if (!near) return [];
  const { name, use, difference } = near;
  const percent = writeDecimal(toFixedDecimal(multiplyRational(difference, rational(100n)), 3), locale, {
    signDisplay: 'exceptZero',
  });
  const isSame = difference.numerator === 0n;
  return [{ label: isSame ? 'Used for' : 'Nearest', value: isSame ? use : `${name} (${percent} %): ${use}` }];
}

function cssRow({ numerator, denominator }: Rational): Row {
  const line = `aspect-ratio: ${numerator} / ${denominator};`;
  return { label: 'CSS', value: line, copied: line };
}

type Read = (name: 'newWidth' | 'newHeight' | 'boxWidth' | 'boxHeight', label: string) => Rational;

function sizeRow(state: AspectState, ratio: Rational, read: Read, locale: string): Row | undefined {
  const isByWidth = state.newWidth.trim() !== '';
  if (!isByWidth && state.newHeight.trim() === '') return undefined;
  const side = isByWidth
    ? { width: read('newWidth', 'New width') }
    : { height: read('newHeight', 'New height') };
  const { exact, rounded } = scaleToSide(ratio, side, BigInt(state.multiple));
  const off = subtractRational(
    divideRational(divideRational(rational(rounded.width), rational(rounded.height)), ratio),
    rational(1n),
  );
  const percent = writeDecimal(toFixedDecimal(multiplyRational(off, rational(100n)), 3), locale, {
    signDisplay: 'exceptZero',
  });
  const write = (value: Rational) => writeDecimal(toSignificant(value, 8), locale);
  const label =
    off.numerator === 0n
      ? 'exactly of this ratio'
      : `${percent} % off the ratio; exactly ${write(exact.width)} × ${write(exact.height)}`;
  const pixels = state.pixelRatio.trim() === '' ? '' : 'in square pixels, ';
  return {
    label: pixels + label,
    value: writeSize(rounded, locale),
    copied: `${rounded.width}x${rounded.height}`,
  };
}

function boxRows(state: AspectState, ratio: Rational, pixel: Rational, read: Read, locale: string): Row[] {
  if (state.boxWidth.trim() === '' || state.boxHeight.trim() === '') return [];
  const whole = (value: Rational) => (value.numerator + value.denominator - 1n) / value.denominator;
  const box = { width: whole(read('boxWidth', 'Box width')), height: whole(read('boxHeight', 'Box height')) };
  const { inside, bars, covering, cut } = fitToBox(ratio, box);
  const { width, height } = box;
  // ffmpeg fits by the pixels that are stored: those that are not square are made so before.
  const squared =
    pixel.numerator === pixel.denominator
      ? ''
      : `scale=iw*${pixel.numerator}/${pixel.denominator}:ih,setsar=1,`;
  const scale = `${squared}scale=${width}:${height}:force_original_aspect_ratio`;
  return [
    { label: 'Whole in the box', value: `${writeSize(inside, locale)}${sides('bars of', bars, locale)}` },
    { label: 'Filling the box', value: `${writeSize(covering, locale)}${sides('cut off', cut, locale)}` },
    copiedRow('ffmpeg, with bars', `-vf "${scale}=decrease,pad=${width}:${height}:-1:-1"`),
    copiedRow('ffmpeg, cut', `-vf "${scale}=increase,crop=${width}:${height}"`),
  ];
}

function copiedRow(label: string, value: string): Row {
  return { label, value, copied: value };
}

/** `, bars of 140 px above and 140 px below` */
function sides(words: string, { width, height }: PixelSize, locale: string): string {
  const write = (pixels: bigint) => `${writeDecimal(String(pixels), locale)} px`;
  const halves = (total: bigint, first: string, second: string) =>
    total === 0n ? [] : [`${write(total / 2n)} ${first} and ${write(total - total / 2n)} ${second}`];
  const parts = [...halves(width, 'left', 'right'), ...halves(height, 'above', 'below')];
  return parts.length === 0 ? ', which fits' : `, ${words} ${parts.join(', ')}`;
}

function writeSize({ width, height }: PixelSize, locale: string): string {
  return `${writeDecimal(String(width), locale)} × ${writeDecimal(String(height), locale)}`;
}

function writeCount(count: Rational, locale: string): string {
  const written = writeDecimal(toSignificant(count, 12), locale);
  const million = rational(1_000_000n);
  const isMany = count.numerator >= count.denominator * 1_000_000n;
  const megapixels = writeDecimal(toSignificant(divideRational(count, million), 3), locale);
  return isMany ? `${written} (${megapixels} megapixels)` : written;
}
