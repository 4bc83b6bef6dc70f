/** A color in sRGB: channels from 0 to 255, alpha from 0 to 1. */
export interface RgbColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (CSS Color 4, section 5.2); undefined for anything else. */
export function parseHexColor(text: string): RgbColor | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
}

/**
 * Returns the CSS for a color copied without CSS notation, such as `ff8800`, `0x3366cc` or `51, 102, 204`; undefined
 * for anything else.
 */
export function bareToCss(text: string): string | undefined {
  const bare = text.trim();
  const digits = /^(?:0x)?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(bare)?.[1];
  if (digits !== undefined) return `#${digits.toLowerCase()}`;
  const isTriple = /^\d{1,3}(?:(?:\s*,\s*|\s+)\d{1,3}){2}$/.test(bare);
  const channels = isTriple ? bare.split(/[\s,]+/) : [];
  const isRgb = isTriple && channels.every((channel) => Number(channel) <= 255);
  return isRgb ? `rgb(${channels.map(Number).join(', ')})` : undefined;
}
