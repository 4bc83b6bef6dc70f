import type { Damage } from './damage.ts';
import { type PictureStyle, toneOf } from '#core/codes/drawing/picture-style.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface Warning {
  readonly id: string;
  readonly tone: 'danger' | 'warn';
  readonly text: string;
}

/**
 * Four dots of a 300 dpi printer: the minimum for reliable reading according to Denso Wave, the inventor of QR codes.
 */
const leastModuleMm = 0.33;
/** A phone reads a code of 25 modules from ten times the code's width. */
const distancePerModule = 250;

export interface PrintAdvice {
  readonly moduleMm: number;
  readonly isTooDense: boolean;
  /** The smallest recommended width, rounded up to a millimeter. */
  readonly leastWidthMm: number;
  /** The approximate distance from which a phone reads it, in millimeters. */
  readonly distanceMm: number;
}

/** Returns the advice for printing a symbol and its quiet zone at that width. */
export function advisePrint(across: number, quietZone: number, widthMm: number): PrintAdvice {
  const total = across + 2 * quietZone;
  const moduleMm = widthMm / total;
  return {
    moduleMm,
    isTooDense: moduleMm < leastModuleMm,
    leastWidthMm: Math.ceil(total * leastModuleMm),
    distanceMm: moduleMm * distancePerModule,
  };
}

/** Warns about colors and shapes that readers may fail to see. */
export function warnAboutStyle(style: PictureStyle): readonly Warning[] {
  const difference = (toneOf(style.background) - toneOf(style.foreground)) / 255;
  const warnings: Warning[] = [];
  if (Math.abs(difference) < 0.25) {
    warnings.push({
      id: 'contrast',
      tone: 'danger',
      text: 'The two colors are almost equally bright: cameras see no code. Use a darker foreground.',
    });
  } else if (difference < 0) {
    warnings.push({
      id: 'inverted',
      tone: 'warn',
      text: 'Light on dark: many readers look only for dark codes. Swap the colors to be safe.',
    });
  } else if (difference < 0.5) {
    warnings.push({
      id: 'contrast',
      tone: 'warn',
      text: 'The contrast is weak: in poor light the code may not be read. Use a darker foreground.',
    });
  }
  if (style.quietZone < 4) {
    warnings.push({
      id: 'quiet-zone',
      tone: 'warn',
      text: `The margin is ${style.quietZone} modules wide; the standard asks for 4. Leave room around the code.`,
    });
  }
  if (style.isTransparent) {
    warnings.push({
      id: 'transparent',
      tone: 'warn',
      text: 'The background is transparent: lay the code on a light, even surface.',
    });
  }
  return warnings;
}

/** Warns about modules so small that resizing by a browser or a phone would blur the code. */
export function warnAboutPixels(modulePx: number, total: number): readonly Warning[] {
  if (modulePx >= 2) return [];
  return [
    {
      id: 'pixels',
      tone: 'warn',
      text: `Dense for its size: less than two pixels a module. Use at least ${total * 2} pixels, or SVG for print.`,
    },
  ];
}

/** Warns about modules with too few pixels to show curves. */
export function warnAboutShapes(modulePx: number, total: number): readonly Warning[] {
  if (modulePx >= 4 || modulePx < 2) return [];
  return [
    {
      id: 'shape-pixels',
      tone: 'warn',
      text: `Too few pixels for round shapes: ${modulePx} a module. Use squares, SVG, or at least ${total * 4} pixels.`,
    },
  ];
}

/** Describes how much error correction a logo uses; its share of the area does not show that. */
export function describeDamage({ areaPercent, touched, repairable }: Damage): string {
  const share = Math.round((100 * touched) / repairable);
  return `The logo hides ${writeNumber(areaPercent, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} % of the area and at worst ${touched} of the ${repairable} codewords that a block can repair (${share} %).`;
}

export function warnAboutLogo({ touched, repairable }: Damage): readonly Warning[] {
  if (touched > repairable) {
    const text =
      'The logo hides more than error correction can repair. Make it smaller, or the correction higher.';
    return [{ id: 'logo', tone: 'danger', text }];
  }
  if (touched * 3 <= repairable * 2) return [];
  const text =
    'The logo takes more than two thirds of the error correction: little is left for dirt and wear.';
  return [{ id: 'logo', tone: 'warn', text }];
}
