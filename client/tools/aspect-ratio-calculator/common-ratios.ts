import { type Rational, rational } from '#core/numbers/rational.ts';

interface CommonRatio {
  readonly name: string;
  readonly use: string;
  /** The typical use of the portrait version. */
  readonly uprightUse: string;
  readonly ratio: Rational;
}

const ratio = (name: string, use: string, width: number, height: number, uprightUse = use): CommonRatio => ({
  name,
  use,
  uprightUse,
  ratio: rational(BigInt(width), BigInt(height)),
});

/** Named ratios in landscape orientation; the portrait ones are their reverse. */
export const commonRatios: readonly CommonRatio[] = [
  ratio('1:1', 'square', 1, 1),
  ratio('5:4', 'old monitors, prints of 10 × 8', 5, 4, 'portrait posts, prints of 8 × 10'),
  ratio('4:3', 'old television, phones’ cameras', 4, 3, 'phones’ cameras, tablets'),
  ratio('7:5', 'prints of 7 × 5', 7, 5, 'prints of 5 × 7'),
  ratio('22:17', 'US Letter paper', 22, 17),
  ratio('√2:1', 'A4 and its like', 14_142_136, 10_000_000),
  ratio('3:2', 'photographs', 3, 2),
  ratio('16:10', 'laptops', 8, 5, 'upright monitors'),
  ratio('17:11', 'US Tabloid paper', 17, 11),
  ratio('5:3', 'European film', 5, 3),
  ratio('16:9', 'television, video', 16, 9, 'stories, reels, video of phones'),
  ratio('1.85:1', 'cinema', 185, 100),
  ratio('17:9', 'DCI 4K', 256, 135),
  ratio('1.91:1', 'pictures of links', 191, 100),
  ratio('2:1', 'Univisium, panoramas', 2, 1, 'phones’ screens'),
  ratio('19.5:9', 'phones’ screens', 39, 18),
  ratio('20:9', 'phones’ screens', 20, 9),
  ratio('21:9', 'wide monitors: exactly 64:27', 64, 27),
  ratio('2.39:1', 'cinema, anamorphic', 239, 100),
  ratio('12:5', 'wide monitors', 12, 5),
  ratio('32:9', 'double-wide monitors', 32, 9),
];

export interface NearRatio {
  readonly name: string;
  readonly use: string;
  /** The relative difference from the named ratio; 0 for the same. */
  readonly difference: Rational;
}

/** Ratios that differ by less than this look the same. */
const tolerance = rational(2n, 100n);

/** Finds the closest named ratio, if one is close; a portrait ratio gets the reversed name. */
export function findNearRatio(value: Rational): NearRatio | undefined {
  const isUpright = value.numerator < value.denominator;
  const wide = isUpright ? { numerator: value.denominator, denominator: value.numerator } : value;
  const sized = commonRatios.map((common) => ({ common, size: distance(wide, common.ratio) }));
  const nearest = sized.toSorted((one, other) => rational.compare(one.size, other.size))[0];
  if (!nearest || rational.compare(nearest.size, tolerance) > 0) return undefined;
  const { name, use, uprightUse, ratio: named } = nearest.common;
  const own = isUpright ? { numerator: named.denominator, denominator: named.numerator } : named;
  return {
    name: isUpright ? name.split(':').reverse().join(':') : name,
    use: isUpright ? uprightUse : use,
    difference: rational.subtract(rational.divide(value, own), rational(1n)),
  };
}

function distance(one: Rational, other: Rational): Rational {
  const off = rational.subtract(rational.divide(one, other), rational(1n));
  return off.numerator < 0n ? { ...off, numerator: -off.numerator } : off;
}
