import type { TradeNumberKind } from '#core/codes/numbers/number-parts.ts';
import type { Bar, PlacedText } from './glyphs.ts';

/** The width of one digit's bars in modules, and the OCR-B size at which a digit has the same width. */
const cell = 7;
const digitSize = 10.8;
/** The digits outside a UPC's bars are smaller, to fit into its quiet zone. */
const outerSize = 9;
/** The height of OCR-B digits as a fraction of the size, and the gap between them and the bars. */
const digitHeight = 0.665;
const gap = 1;

interface Layout {
  /** The groups of digits below the bars: how many digits, and where they begin from the first bar. */
  readonly groups: readonly { readonly count: number; readonly x: number }[];
  /** The position before which these groups begin, and its size. */
  readonly before?: { readonly x: number; readonly size: number };
  readonly after?: { readonly x: number; readonly size: number };
  readonly width: number;
}

const ean13: Layout = {
  before: { x: -9, size: digitSize },
  groups: [
    { count: 6, x: 3 },
    { count: 6, x: 50 },
  ],
  width: 95,
};

// The position of each symbol's digits (GS1 General Specifications, 5.2).
const layouts: Readonly<Partial<Record<TradeNumberKind, Layout>>> = {
  ean13,
  isbn: ean13,
  issn: ean13,
  ean8: {
    groups: [
      { count: 4, x: 3 },
      { count: 4, x: 36 },
    ],
    width: 67,
  },
  upca: {
    before: { x: -8, size: outerSize },
    groups: [
      { count: 5, x: 10 },
      { count: 5, x: 50 },
    ],
    after: { x: 97, size: outerSize },
    width: 95,
  },
  upce: {
    before: { x: -8, size: outerSize },
    groups: [{ count: 6, x: 3 }],
    after: { x: 53, size: outerSize },
    width: 51,
  },
};

/** A trade number with digits below its bars. */
export interface DigitText {
  readonly kind: TradeNumberKind;
  readonly digits: string;
  readonly addOn: string;
}

/** Places each digit of an EAN or UPC below its bars, and the digits of an add-on above theirs. */
export function placeDigits({ kind, digits, addOn }: DigitText, bars: readonly Bar[]): readonly PlacedText[] {
  const layout = layouts[kind];
  if (!layout) return [];
  const { before, groups, after, width } = layout;
  // Guard bars are longer. The other bars end where the digits begin.
  const ends = bars.filter((bar) => bar.x < width).map((bar) => bar.y + bar.height);
  const y = Math.min(...ends) + gap + digitSize * digitHeight;
  const placed: PlacedText[] = [];
  let at = 0;
  const place = (x: number, size: number) => {
    placed.push({ text: digits.charAt(at), x, y, size });
    at += 1;
  };
  if (before) place(before.x, before.size);
  for (const { count, x } of groups) {
    for (let index = 0; index < count; index += 1) place(x + index * cell, digitSize);
  }
  if (after) place(after.x, after.size);
  return [
    ...placed,
    ...placeAddOn(
      addOn,
      bars.filter((bar) => bar.x >= width),
    ),
  ];
}

/** An add-on begins with a guard of four modules; each digit takes seven, with two between them. */
function placeAddOn(addOn: string, bars: readonly Bar[]): readonly PlacedText[] {
  const [first] = bars;
  if (addOn === '' || !first) return [];
  return Array.from(addOn, (text, index) => ({
    text,
    x: first.x + 4 + index * (cell + 2),
    y: first.y - gap,
    size: digitSize,
  }));
}
