import { type Rational, rational } from '#core/numbers/rational.ts';

/** A size in pixels, or in any unit shared by both sides. */
export interface Size {
  readonly width: Rational;
  readonly height: Rational;
}

/** A size in whole pixels. */
export interface PixelSize {
  readonly width: bigint;
  readonly height: bigint;
}

/** Rounds to the nearest multiple, ties up; at least one multiple. */
export function roundToMultiple(value: Rational, multiple: bigint): bigint {
  const count = (2n * value.numerator + value.denominator * multiple) / (2n * value.denominator * multiple);
  return (count < 1n ? 1n : count) * multiple;
}

/** Scales a ratio to one given side; both sides are rounded to multiples. */
export function scaleToSide(
  ratio: Rational,
  side: { readonly width: Rational } | { readonly height: Rational },
  multiple: bigint,
): { readonly exact: Size; readonly rounded: PixelSize } {
  const exact =
    'width' in side
      ? { width: side.width, height: rational.divide(side.width, ratio) }
      : { width: rational.multiply(side.height, ratio), height: side.height };
  return { exact, rounded: roundSize(exact, multiple) };
}

export function roundSize({ width, height }: Size, multiple: bigint): PixelSize {
  return { width: roundToMultiple(width, multiple), height: roundToMultiple(height, multiple) };
}

/** How a picture of a ratio fits into a box: whole with bars beside it, or cropped to fill it. */
export interface BoxFit {
  /** The largest size inside the box. */
  readonly inside: PixelSize;
  /** The total size of the bars. */
  readonly bars: PixelSize;
  /** The smallest size that covers the box. */
  readonly covering: PixelSize;
  /** The total size of the cropped part. */
  readonly cut: PixelSize;
}

export function fitToBox(ratio: Rational, box: PixelSize): BoxFit {
  const isWider = rational.compare(ratio, rational(box.width, box.height)) > 0;
  const byWidth = scaleToSide(ratio, { width: rational(box.width) }, 1n).rounded;
  const byHeight = scaleToSide(ratio, { height: rational(box.height) }, 1n).rounded;
  const [inside, covering] = isWider ? [byWidth, byHeight] : [byHeight, byWidth];
  return {
    inside,
    bars: { width: atLeastNone(box.width - inside.width), height: atLeastNone(box.height - inside.height) },
    covering,
    cut: {
      width: atLeastNone(covering.width - box.width),
      height: atLeastNone(covering.height - box.height),
    },
  };
}

function atLeastNone(length: bigint): bigint {
  return length < 0n ? 0n : length;
}
