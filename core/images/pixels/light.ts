/** Converts a stored sRGB value to linear light (IEC 61966-2-1). */
export const lightTable = Float32Array.from({ length: 256 }, (_, value) => {
  const stored = value / 255;
  return stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;
});

const storeSteps = 8192;

/** Converts linear light to sRGB. Steps follow the square root of light, which keeps dark tones apart. */
const storedTable = Uint8Array.from({ length: storeSteps + 1 }, (_, step) => {
  const light = (step / storeSteps) ** 2;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Converts linear light to the nearest stored value. */
export function toStored(light: number): number {
  if (!(light > 0)) return 0;
  return storedTable[light >= 1 ? storeSteps : Math.round(Math.sqrt(light) * storeSteps)] ?? 0;
}
