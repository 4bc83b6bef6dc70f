/** A colour of the sRGB space: channels from 0 to 255, alpha from 0 to 1. */
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
 * The CSS of a colour that is written without it, as people copy it from elsewhere: `ff8800`, `0x3366cc`,
 * `51, 102, 204`; undefined for anything else.
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

/** Hue in degrees, saturation and lightness in percent (CSS Color 4, section 7). */
export function toHsl({ red, green, blue }: RgbColor): {
  hue: number;
  saturation: number;
  lightness: number;
} {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const lightness = max - span / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  let hue = 0;
  if (span > 0) {
    if (max === r) hue = ((g - b) / span + 6) % 6;
    else if (max === g) hue = (b - r) / span + 2;
    else hue = (r - g) / span + 4;
  }
  return { hue: hue * 60, saturation: saturation * 100, lightness: lightness * 100 };
}
