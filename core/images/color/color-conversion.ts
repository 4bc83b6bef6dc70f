import {
  type ColorDefinition,
  invert,
  multiply,
  sampleCurve,
  srgbDefinition,
  type ToneCurve,
} from './color-definition.ts';
import type { Raster } from '#core/images/pixels/raster.ts';

const encodeSteps = 8192;

/**
 * Converts pixels from a color space to sRGB, in place, and clips colors outside sRGB. The rendering intent is relative
 * colorimetric, which matrix display profiles are made for.
 */
export function convertToSrgb({ pixels }: Raster, source: ColorDefinition): void {
  const matrix = multiply(invert(srgbDefinition.toXyz), source.toXyz);
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = matrix;
  const [redLight, greenLight, blueLight] = source.curves.map(lightTable) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const encode = encodingTable();
  for (let index = 0; index < pixels.length; index += 4) {
    const red = redLight[pixels[index] ?? 0] ?? 0;
    const green = greenLight[pixels[index + 1] ?? 0] ?? 0;
    const blue = blueLight[pixels[index + 2] ?? 0] ?? 0;
    pixels[index] = encode[toStep(m0 * red + m1 * green + m2 * blue)] ?? 0;
    pixels[index + 1] = encode[toStep(m3 * red + m4 * green + m5 * blue)] ?? 0;
    pixels[index + 2] = encode[toStep(m6 * red + m7 * green + m8 * blue)] ?? 0;
  }
}

/** Scales by the square root of light, which keeps dark tones apart. */
function toStep(light: number): number {
  if (!(light > 0)) return 0;
  return light >= 1 ? encodeSteps : Math.round(Math.sqrt(light) * encodeSteps);
}

function lightTable(curve: ToneCurve): Float64Array {
  return Float64Array.from({ length: 256 }, (_, value) => sampleCurve(curve, value / 255));
}

let cachedEncoding: Uint8Array | undefined;

function encodingTable(): Uint8Array {
  cachedEncoding ??= Uint8Array.from({ length: encodeSteps + 1 }, (_, step) => {
    const light = (step / encodeSteps) ** 2;
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return cachedEncoding;
}
