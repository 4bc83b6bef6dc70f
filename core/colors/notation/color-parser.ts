import { ToolInputError } from '#core/errors.ts';
import type { ColorSource, ColorSpace, Coordinates } from '#core/colors/spaces/color-source.ts';
import { bareToCss } from './color-notation.ts';
import { type Component, readComponents, unreadable } from './color-components.ts';
import { namedColors } from './named-colors.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface SpaceRules {
  /** The value that 100 % means in each coordinate; undefined for a hue. */
  readonly percentOf: readonly (number | undefined)[];
  readonly range: readonly (readonly [number, number] | undefined)[];
}

const anyNumber = undefined;
const plain: SpaceRules = { percentOf: [1, 1, 1], range: [anyNumber, anyNumber, anyNumber] };
const notNegative = [0, Number.MAX_VALUE] as const;
const hundred = [0, 100] as const;

const functionRules: Readonly<Record<string, SpaceRules>> = {
  rgb: {
    percentOf: [255, 255, 255],
    range: [
      [0, 255],
      [0, 255],
      [0, 255],
    ],
  },
  hsl: { percentOf: [undefined, 100, 100], range: [anyNumber, hundred, hundred] },
  hwb: { percentOf: [undefined, 100, 100], range: [anyNumber, hundred, hundred] },
  lab: { percentOf: [100, 125, 125], range: [hundred, anyNumber, anyNumber] },
  lch: { percentOf: [100, 150, undefined], range: [hundred, notNegative, anyNumber] },
  oklab: { percentOf: [1, 0.4, 0.4], range: [[0, 1], anyNumber, anyNumber] },
  oklch: { percentOf: [1, 0.4, undefined], range: [[0, 1], notNegative, anyNumber] },
};

const predefinedSpaces: Readonly<Record<string, ColorSpace>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  'display-p3': 'display-p3',
  'a98-rgb': 'a98-rgb',
  'prophoto-rgb': 'prophoto-rgb',
  rec2020: 'rec2020',
  xyz: 'xyz-d65',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
};

const maxLength = 200;

/**
 * Reads any absolute color of CSS Color 4: names, hexadecimal, and every function in its modern and legacy form. Also
 * reads bare digits, as people copy them. Throws a ToolInputError for anything else.
 */
export function parseColor(written: string): ColorSource {
  if (written.length > maxLength) {
    throw new ToolInputError('This is too long to be a color.', { hint: 'Enter one color only.' });
  }
  const text = written
    .replace(/\/\*.*?\*\//gs, ' ')
    .trim()
    .replace(/\s*;$/, '')
    .toLowerCase();
  const [, name, body] = /^([a-z0-9-]+)\((.*?)\)?$/s.exec(text) ?? [];
  if (name !== undefined && body !== undefined) return parseFunction(name, body, text);
  const bare = bareToCss(text);
  return bare === undefined ? (parseHex(text) ?? parseName(text)) : parseColor(bare);
}

function parseHex(text: string): ColorSource | undefined {
  if (!text.startsWith('#')) return undefined;
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (digits === undefined) {
    throw new ToolInputError('Write 3, 4, 6 or 8 hexadecimal digits after the #.', {
      hint: 'Such as #36c or #3366cc80.',
    });
  }
  return hexToRgb(digits.length < 6 ? digits.replace(/./g, '$&$&') : digits);
}

function hexToRgb(digits: string): ColorSource {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    parseInt(pair, 16),
  );
  return { space: 'rgb', coordinates: [red, green, blue], alpha: alpha / 255 };
}

function parseName(text: string): ColorSource {
  if (text === 'transparent') return { space: 'rgb', coordinates: [0, 0, 0], alpha: 0 };
  const digits = namedColors.get(text);
  if (digits !== undefined) return hexToRgb(digits);
  throw unreadable(text);
}

function parseFunction(written: string, body: string, text: string): ColorSource {
  const name = written === 'rgba' ? 'rgb' : written === 'hsla' ? 'hsl' : written;
  if (name === 'color') return parsePredefined(body, text);
  if (name === 'cmyk' || name === 'device-cmyk') return parseCmyk(body);
  if (['hsv', 'hsva', 'hsb', 'hsba'].includes(name)) return parseHsv(body);
  const rules = readOwn(functionRules, name);
  if (!rules) throw unreadable(text);
  const canBeLegacy = name === 'rgb' || name === 'hsl';
  const { components, alpha } = readComponents(body, canBeLegacy ? name : undefined);
  return makeSource(name as ColorSpace, components, alpha, rules);
}

function parsePredefined(body: string, text: string): ColorSource {
  const [, name = '', rest = ''] = /^\s*([a-z0-9-]+)(.*)$/s.exec(body) ?? [];
  const space = readOwn(predefinedSpaces, name);
  if (!space) {
    throw new ToolInputError(
      name === '' ? unreadable(text).message : `“${name}” is not a color space of CSS.`,
      {
        hint: 'Those are srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020 and xyz.',
      },
    );
  }
  const { components, alpha } = readComponents(rest, undefined);
  return makeSource(space, components, alpha, plain);
}

/**
 * Reads four inks in percent, or from 0 to 1, without a color profile: the form this tool writes, converted like the
 * fallback in CSS Color 5.
 */
function parseCmyk(body: string): ColorSource {
  const numbers = body.split(/[\s,]+/).filter((part) => part !== '');
  const inks = numbers.map((part) => {
    const [, digits, unit] = /^(\d*\.?\d+)(%?)$/.exec(part) ?? [];
    return digits === undefined ? Number.NaN : Math.min(1, Number(digits) / (unit === '%' ? 100 : 1));
  });
  if (inks.length !== 4 || inks.some(Number.isNaN)) {
    throw new ToolInputError('CMYK has four numbers, in percent or from 0 to 1.', {
      hint: 'Such as cmyk(75%, 50%, 0%, 20%).',
    });
  }
  const [cyan = 0, magenta = 0, yellow = 0, key = 0] = inks;
  const channel = (ink: number) => (1 - Math.min(1, ink * (1 - key) + key)) * 255;
  return { space: 'rgb', coordinates: [channel(cyan), channel(magenta), channel(yellow)], alpha: 1 };
}

/**
 * Reads hue, saturation and value in the form that drawing programs use. CSS lacks HSV, so it is converted to whiteness
 * and blackness.
 */
function parseHsv(body: string): ColorSource {
  const [hue, ...rest] = body.split(/[\s,/]+/).filter((part) => part !== '');
  const angle = Number(hue?.replace(/(?:°|deg)$/, ''));
  const [saturation, value, alpha = 1] = rest.map((part, index) => {
    const isShare = index < 2 || part.endsWith('%');
    return Number(part.replace(/%$/, '')) / (isShare ? 100 : 1);
  });
  const isRead = [angle, saturation, value, alpha].every((number) => Number.isFinite(number));
  if (!isRead || saturation === undefined || value === undefined || rest.length > 3) {
    throw new ToolInputError('HSV has a hue in degrees and two percentages.', {
      hint: 'Such as hsv(210, 50%, 80%).',
    });
  }
  const percent = (share: number): Component => ({ value: share * 100, unit: '%' });
  const [clear, full] = [Math.min(1, Math.max(0, saturation)), Math.min(1, Math.max(0, value))];
  const components = [{ value: angle, unit: '' } as const, percent((1 - clear) * full), percent(1 - full)];
  return makeSource('hwb', components, { value: alpha, unit: '' }, functionRules.hwb ?? plain);
}

function makeSource(
  space: ColorSpace,
  components: readonly Component[],
  alpha: Component | undefined,
  { percentOf, range }: SpaceRules,
): ColorSource {
  const values = components.map((component, index) => {
    const value = valueOf(component, percentOf[index]);
    const [least, most] = range[index] ?? [-Number.MAX_VALUE, Number.MAX_VALUE];
    return Math.min(most, Math.max(least, value));
  });
  const [first = 0, second = 0, third = 0] = values;
  const coordinates: Coordinates = [first, second, third];
  const opacity = alpha ? valueOf(alpha, 1) : 1;
  return { space, coordinates, alpha: Math.min(1, Math.max(0, opacity)) };
}

/** Returns a percentage of the given whole, an angle in degrees (if there is no whole), or the plain number. */
function valueOf({ value, unit }: Component, whole: number | undefined): number {
  const degrees = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
  if (whole === undefined) {
    if (unit === '%') throw new ToolInputError('A hue is an angle: it cannot be a percentage.');
    const angle = unit === '' ? value : value * degrees[unit];
    // The modulo operation would cost an angle within the circle precision.
    return angle >= 0 && angle < 360 ? angle : ((angle % 360) + 360) % 360;
  }
  if (unit === '%') return (value / 100) * whole;
  if (unit !== '') throw new ToolInputError(`Only a hue is an angle: “${value}${unit}” is not a hue.`);
  return value;
}
