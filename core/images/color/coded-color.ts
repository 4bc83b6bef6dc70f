import {
  bt2020Chromaticities,
  type Chromaticities,
  type ColorDefinition,
  defineColor,
  displayP3Chromaticities,
  srgbChromaticities,
  srgbCurve,
  type ToneCurve,
} from './color-definition.ts';

/** Color primaries by number (ITU-T H.273, table 2); unknown numbers are read as sRGB. */
const primariesByCode: Readonly<Record<number, Chromaticities>> = {
  1: srgbChromaticities,
  9: bt2020Chromaticities,
  12: displayP3Chromaticities,
};

/** Transfer curves by number (ITU-T H.273, table 3). Camera curves are replaced by the sRGB curve, as in browsers. */
const curvesByCode: Readonly<Record<number, ToneCurve>> = {
  4: { kind: 'gamma', gamma: 2.2 },
  5: { kind: 'gamma', gamma: 2.8 },
  8: { kind: 'gamma', gamma: 1 },
};
const hdrCurves: ReadonlySet<number> = new Set([16, 18]);

/** Reads a color space given by code numbers (`nclx` in AVIF and HEIC, `cICP` in PNG). No definition means sRGB. */
export function codedColor(
  primariesCode: number,
  curveCode: number,
): { colorDefinition: ColorDefinition | undefined; isHdr: boolean } {
  const isHdr = hdrCurves.has(curveCode);
  const primaries = primariesByCode[primariesCode] ?? srgbChromaticities;
  const curve = curvesByCode[curveCode] ?? srgbCurve;
  const isSrgb = primaries === srgbChromaticities && curve === srgbCurve;
  return { colorDefinition: isSrgb ? undefined : defineColor(primaries, curve), isHdr };
}
