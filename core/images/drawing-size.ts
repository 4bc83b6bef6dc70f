export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of each unit (CSS Values 4, 6); `em` and `ex` with the initial font size. */
const pixelsOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
  }),
);

/** A length as it is written. */
export interface Length {
  readonly amount: number;
  /** In lower case; empty for pixels. */
  readonly unit: string;
  readonly pixels: number;
}

/**
 * Reads the width or height of an SVG, of which a style sets aside the attribute. Undefined for percentages, `auto` and
 * lengths that are not positive.
 */
export function lengthOf(
  name: 'width' | 'height',
  attributes: Readonly<Record<string, string>>,
): Length | undefined {
  const inStyle = new RegExp(`(?:^|;)\\s*${name}\\s*:([^;!]*)`, 'i').exec(attributes.style ?? '')?.[1];
  return readLength(inStyle) ?? readLength(attributes[name]);
}

export function readLength(text: string | undefined): Length | undefined {
  const found = /^\s*\+?(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const unit = (found?.[2] ?? '').toLowerCase().replace(/^px$/, '');
  const amount = Number(found?.[1]);
  const pixels = amount * (pixelsOf.get(unit) ?? 0);
  return pixels > 0 && Number.isFinite(pixels) ? { amount, unit, pixels } : undefined;
}

/** Reads the size of a viewBox (SVG 2, 8.6); undefined if it is missing or not valid. */
export function readViewBox(text: string | undefined): Size | undefined {
  const numbers = (text ?? '')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || width <= 0 || height <= 0) return undefined;
  return { width, height };
}
