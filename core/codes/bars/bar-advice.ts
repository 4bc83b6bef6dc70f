import { readHex } from '#core/codes/drawing/picture-style.ts';
import { warnAboutStyle } from '#core/codes/scanning/advice.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { BarPicture } from './bar-picture.ts';
import type { BarSize } from './bar-size.ts';
import type { BarColors } from './bar-svg.ts';
import type { CodeContent } from './content-parts.ts';
import type { SymbologyId } from './symbologies.ts';
import type { Symbology } from './symbology-kinds.ts';

/** Writes a length in millimeters for display. */
export function writeMm(millimeters: number, digits = 2): string {
  return `${writeNumber(millimeters, 'en', { maximumFractionDigits: digits })} mm`;
}

/** Returns a warning for each size that breaks the standard's limits. */
export function adviseSize(symbology: Symbology, size: BarSize, dpi: number): readonly string[] {
  const { label, moduleLimitsMm, limitsBy, quiet: asked, isMatrix } = symbology;
  const [least, most] = moduleLimitsMm;
  const warnings: string[] = [];
  const limits = `${limitsBy === 'GS1' ? 'GS1 allows' : 'common practice is'} ${writeMm(least, 3)} to ${writeMm(most, 3)} for ${label}`;
  // Rounding to whole printer dots may miss a limit by a hair.
  if (size.moduleMm < least * 0.995) {
    const dots = Math.ceil((least * dpi) / 25.4 - 0.005);
    warnings.push(
      `The module is ${writeMm(size.moduleMm, 3)} wide; ${limits}. Use at least ${writeMm((dots * 25.4) / dpi, 3)} (${dots} dots).`,
    );
  }
  if (size.moduleMm > most * 1.005)
    warnings.push(`The module is ${writeMm(size.moduleMm, 3)} wide; ${limits}.`);
  if (size.quiet[0] < asked[0] || size.quiet[1] < asked[1]) {
    const sides = isMatrix ? `${asked[0]} on all sides` : `${asked[0]} left and ${asked[1]} right`;
    warnings.push(`The quiet zone is ${size.quiet[0]} modules wide; ${label} asks for ${sides}.`);
  }
  return warnings;
}

/** Returns a warning for each GS1-128 limit that the content exceeds (General Specifications, 5.4.2). */
export function adviseContent(
  id: SymbologyId,
  { expected }: CodeContent,
  picture: BarPicture,
  size: BarSize,
): readonly string[] {
  const warnings: string[] = [];
  const widthMm = picture.width * size.moduleMm;
  if (id === 'gs1128' && expected.length > 48) {
    warnings.push(
      `GS1-128 holds 48 characters at most; this has ${expected.length}. Part it, or take GS1 DataMatrix.`,
    );
  }
  if (id === 'gs1128' && widthMm > 165.1) {
    warnings.push(`With its quiet zones it is ${writeMm(widthMm, 1)} wide; GS1-128 may have 165.1 mm.`);
  }
  if (picture.missing !== '') {
    warnings.push(
      `Under the bars there is no letter for “${picture.missing}”: the code holds it, the text leaves it out.`,
    );
  }
  return warnings;
}

/** The widest barcode that common scanners can read at once, in millimeters. */
const mostWidthMm = 300;
/** Share of the width, so that a hand need not be held straight (ISO/IEC 15417, annex D, and 16388, annex E). */
const leastHeightShare = 0.15;
const leastHeightMm = 5;

/** Returns a warning for bars that are hard to scan, although they break no limit of their standard. */
export function adviseShape({ isMatrix }: Symbology, picture: BarPicture, size: BarSize): readonly string[] {
  if (isMatrix) return [];
  const widthMm = picture.width * size.moduleMm;
  const heightMm = size.heightModules * size.moduleMm;
  const leastMm = Math.max(leastHeightMm, widthMm * leastHeightShare);
  const warnings: string[] = [];
  if (widthMm > mostWidthMm) {
    warnings.push(`It is ${writeMm(widthMm, 0)} wide: few scanners can read that. Use less content.`);
  } else if (heightMm < leastMm * 0.99) {
    warnings.push(
      `The bars are ${writeMm(heightMm, 1)} high; for a steady hand they should have 15 % of the width, here ${writeMm(leastMm, 1)}.`,
    );
  }
  return warnings;
}

/** Returns a warning for colors that readers may fail to see. */
export function adviseColors(colors: BarColors): readonly string[] {
  const warnings = warnAboutStyle({ ...colors, quietZone: 4 }).map(({ text }) => text);
  const [dark, light] = [readHex(colors.foreground).red, readHex(colors.background).red];
  if (warnings.length === 0 && light - dark < 128) {
    warnings.push(
      'Checkout scanners see by red light: in it these bars are as bright as their ground. Take black, blue or green bars.',
    );
  }
  return warnings;
}
