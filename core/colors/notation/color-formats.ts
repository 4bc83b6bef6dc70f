import { convert, coordinatesIn, isInGamut } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource, Coordinates } from '#core/colors/spaces/color-source.ts';
import { type GamutMethod, mapToGamut, withinSrgb } from '#core/colors/spaces/gamut-mapping.ts';

/** One notation of the color. */
export interface ColorFormat {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** True if the notation cannot hold the color, so the text is of the nearest color that it can. */
  readonly isMapped: boolean;
}

/** Writes `#3366cc`; with `hasAlpha` always eight digits. */
export function writeHex(source: ColorSource, hasAlpha = false): string {
  const alpha = hasAlpha ? hexPair(source.alpha * 255) : '';
  return `#${withinSrgb(source, 'rgb').map(hexPair).join('')}${alpha}`;
}

function hexPair(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Lists every notation, beginning with those that CSS specifies. */
export function listFormats(source: ColorSource, method?: GamutMethod): ColorFormat[] {
  const isSrgb = isInGamut(source, 'srgb');
  const mapped = isSrgb ? source : mapToGamut(source, 'srgb', method);
  const inSrgb = (id: string, label: string, text: string) => ({ id, label, text, isMapped: !isSrgb });
  const wide = (id: string, label: string, text: string) => ({ id, label, text, isMapped: false });
  const rgb = withinSrgb(mapped, 'rgb').map(Math.round).join(', ');
  const [hue, saturation, lightness] = fewestDigits(mapped, 'hsl');
  const [hwbHue, white, black] = fewestDigits(mapped, 'hwb');
  const alpha = writeAlpha(source.alpha);
  const slash = source.alpha < 1 ? ` / ${alpha}` : '';
  return [
    inSrgb('hex', 'HEX', writeHex(mapped)),
    inSrgb('rgb', 'RGB', `rgb(${rgb})`),
    inSrgb('rgba', 'RGBA', `rgba(${rgb}, ${alpha})`),
    inSrgb('hsl', 'HSL', `hsl(${hue}, ${saturation}%, ${lightness}%)`),
    inSrgb('hex8', 'HEX with alpha', writeHex(mapped, true)),
    inSrgb('hsla', 'HSLA', `hsla(${hue}, ${saturation}%, ${lightness}%, ${alpha})`),
    inSrgb('hwb', 'HWB', `hwb(${hwbHue} ${white}% ${black}%${slash})`),
    wide('oklch', 'OKLCH', `oklch(${writePolar(coordinatesIn(source, 'oklch'), [4, 4, 2])}${slash})`),
    wide('oklab', 'OKLab', `oklab(${writeNumbers(coordinatesIn(source, 'oklab'), [4, 4, 4])}${slash})`),
    wide('lch', 'LCH', `lch(${writePolar(coordinatesIn(source, 'lch'), [2, 2, 2])}${slash})`),
    wide('lab', 'Lab', `lab(${writeNumbers(coordinatesIn(source, 'lab'), [2, 2, 2])}${slash})`),
    {
      id: 'p3',
      label: 'Display P3',
      text: `color(display-p3 ${writeNumbers(mapToGamut(source, 'display-p3', method).coordinates, [4, 4, 4])}${slash})`,
      isMapped: !isInGamut(source, 'display-p3'),
    },
    wide(
      'xyz',
      'XYZ (D65)',
      `color(xyz-d65 ${writeNumbers(coordinatesIn(source, 'xyz-d65'), [4, 4, 4])}${slash})`,
    ),
    inSrgb('cmyk', 'CMYK (without a profile)', writeCmyk(withinSrgb(mapped, 'rgb'))),
  ];
}

/**
 * Writes an alpha as CSS serializes it: two decimals if they round to the same byte, else three (CSS Color 4, section
 * 15.1).
 */
export function writeAlpha(alpha: number): string {
  const byte = Math.round(alpha * 255);
  const short = Math.round(alpha * 100) / 100;
  return String(Math.round(short * 255) === byte ? short : Math.round(alpha * 1000) / 1000);
}

/**
 * Returns hue and percentages with the fewest digits that read back as the same bytes. Whole numbers cannot express
 * every color. A gray has no hue.
 */
export function fewestDigits(source: ColorSource, space: 'hsl' | 'hwb'): Coordinates {
  const bytesOf = (color: ColorSource) => withinSrgb(color, 'rgb').map(Math.round);
  const bytes = bytesOf(source);
  const [hue, second, third] = withinSrgb(source, space);
  const isGray = new Set(bytes).size === 1;
  let written: Coordinates = [0, 0, 0];
  for (const scale of [1, 10, 100, 1000]) {
    const short = (value: number) => Math.round(value * scale) / scale;
    written = [
      isGray ? 0 : short(hue) % 360,
      isGray && space === 'hsl' ? 0 : short(second),
      isGray && space === 'hwb' ? short(100 - short(second)) : short(third),
    ];
    const back = bytesOf(convert({ space, coordinates: written, alpha: 1 }, 'rgb'));
    if (back.join() === bytes.join()) break;
  }
  return written;
}

/** Writes lightness, chroma and hue; a gray has no hue. */
function writePolar([lightness, chroma, hue]: Coordinates, digits: Coordinates): string {
  const isGray = rounded(chroma, digits[1]) === '0';
  return writeNumbers([lightness, chroma, isGray ? 0 : hue], digits);
}

function writeNumbers(coordinates: Coordinates, digits: Coordinates): string {
  return coordinates.map((value, index) => rounded(value, digits[index as 0 | 1 | 2])).join(' ');
}

function rounded(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}

function writeCmyk(rgb: Coordinates): string {
  const key = 1 - Math.max(...rgb) / 255;
  const share = (value: number) => (key === 1 ? 0 : Math.round(((1 - value / 255 - key) / (1 - key)) * 100));
  return `cmyk(${rgb.map((value) => `${share(value)}%`).join(', ')}, ${Math.round(key * 100)}%)`;
}
