import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { type Rational, rational, toFixedDecimal, toSignificant } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { findNearRatio } from './common-ratios.ts';
import { fitToBox, type PixelSize, scaleToSide } from './logic.ts';
import { readRatio } from '#core/numbers/ratio-text.ts';
import { type AspectOptions, schema } from './schema.ts';

/** A side may be copied with its unit; sides of paper are in inches. */
const limits = { unit: 'px', min: 0.000001, max: 1_000_000_000 };

/** Calculates everything that the form asks for. Throws a ToolInputError that names the field. */
export function describeAspect(options: AspectOptions): Report {
  const numbers = new Numbers(schema, options);
  const size =
    options.known === 'size'
      ? { width: numbers.read('width', limits), height: numbers.read('height', limits) }
      : undefined;
  const stored = size
    ? rational.divide(size.width, size.height)
    : readRatio(options.ratio, options.locale, 'ratio');
  const isSquare = numbers.isEmpty('pixelRatio');
  const pixel = isSquare ? rational(1n) : readRatio(options.pixelRatio, options.locale, 'pixelRatio');
  const ratio = rational.multiply(stored, pixel);
  const { reader } = options;
  const shown = writeRatio(ratio);
  return {
    figures: [
      { label: 'Aspect ratio', value: shown, copied: shown.replaceAll(' ', '') },
      ...(options.scaleTo === 'box'
        ? boxFigures(numbers, ratio, pixel, reader)
        : sizeFigures(options, numbers, ratio)),
      {
        label: 'As a number',
        value: `${writeDecimal(toSignificant(ratio, 6), reader)} : 1`,
        copied: toSignificant(ratio, 6),
      },
      ...nearFigures(ratio, reader),
      ...(size
        ? [{ label: 'Pixels', value: writeCount(rational.multiply(size.width, size.height), reader) }]
        : []),
      ...(isSquare ? [] : [{ label: 'As stored', value: writeRatio(stored) }]),
      cssFigure(ratio),
    ],
    plain: toSignificant(ratio, 9),
    ratio: Number(toSignificant(ratio, 9)),
  };
}

/** Writes a ratio as `16 : 9`, also if its terms are long. */
export function writeRatio({ numerator, denominator }: Rational): string {
  return `${numerator} : ${denominator}`;
}

function nearFigures(ratio: Rational, locale: string): readonly Figure[] {
  const near = findNearRatio(ratio);
  if (!near) return [];
  const { name, use, difference } = near;
  const percent = writeDecimal(toFixedDecimal(rational.multiply(difference, rational(100n)), 3), locale, {
    signDisplay: 'exceptZero',
  });
  const isSame = difference.numerator === 0n;
  return [{ label: isSame ? 'Used for' : 'Nearest', value: isSame ? use : `${name} (${percent} %): ${use}` }];
}

function cssFigure({ numerator, denominator }: Rational): Figure {
  return copiedFigure('CSS', `aspect-ratio: ${numerator} / ${denominator};`);
}

type Boxes = Numbers<AspectOptions>;

/** Returns the figures for the new size; none if no new size is given. */
function sizeFigures(
  { scaleTo, multiple, reader }: AspectOptions,
  numbers: Boxes,
  ratio: Rational,
): readonly Figure[] {
  const field = scaleTo === 'width' ? 'newWidth' : 'newHeight';
  const side = numbers.optional(field, limits);
  if (!side) return [];
  const { exact, rounded } = scaleToSide(
    ratio,
    scaleTo === 'width' ? { width: side } : { height: side },
    BigInt(multiple),
  );
  const off = rational.subtract(
    rational.divide(rational.divide(rational(rounded.width), rational(rounded.height)), ratio),
    rational(1n),
  );
  const percent = writeDecimal(toFixedDecimal(rational.multiply(off, rational(100n)), 3), reader, {
    signDisplay: 'exceptZero',
  });
  const write = (value: Rational) => writeDecimal(toSignificant(value, 8), reader);
  const label = numbers.isEmpty('pixelRatio') ? 'New size' : 'New size, in square pixels';
  return [
    { label, value: writeSize(rounded, reader), copied: `${rounded.width}x${rounded.height}` },
    ...(off.numerator === 0n
      ? []
      : [
          {
            label: 'Off by rounding',
            value: `${percent} %; exactly ${write(exact.width)} × ${write(exact.height)}`,
          },
        ]),
  ];
}

function boxFigures(numbers: Boxes, ratio: Rational, pixel: Rational, reader: string): readonly Figure[] {
  const [boxWidth, boxHeight] = [numbers.optional('boxWidth', limits), numbers.optional('boxHeight', limits)];
  if (!boxWidth || !boxHeight) return [];
  const whole = (value: Rational) => (value.numerator + value.denominator - 1n) / value.denominator;
  const box = { width: whole(boxWidth), height: whole(boxHeight) };
  const { inside, bars, covering, cut } = fitToBox(ratio, box);
  const { width, height } = box;
  // ffmpeg scales by stored pixels, so non-square pixels are made square first.
  const squared =
    pixel.numerator === pixel.denominator
      ? ''
      : `scale=iw*${pixel.numerator}/${pixel.denominator}:ih,setsar=1,`;
  const scale = `${squared}scale=${width}:${height}:force_original_aspect_ratio`;
  return [
    { label: 'Whole in the box', value: `${writeSize(inside, reader)}${sides('bars of', bars, reader)}` },
    { label: 'Filling the box', value: `${writeSize(covering, reader)}${sides('cut off', cut, reader)}` },
    copiedFigure('ffmpeg, with bars', `-vf "${scale}=decrease,pad=${width}:${height}:-1:-1"`),
    copiedFigure('ffmpeg, cut', `-vf "${scale}=increase,crop=${width}:${height}"`),
  ];
}

function copiedFigure(label: string, value: string): Figure {
  return { label, value, copied: value };
}

/** Writes the parts on two sides, such as `, bars of 140 px above and 140 px below`. */
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
  const megapixels = writeDecimal(toSignificant(rational.divide(count, million), 3), locale);
  return isMany ? `${written} (${megapixels} megapixels)` : written;
}
