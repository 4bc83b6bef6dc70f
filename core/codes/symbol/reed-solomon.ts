/** GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1, as powers of its generator. */
const powers = new Uint8Array(510);
const logarithms = new Uint8Array(256);

for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  powers[exponent + 255] = value;
  logarithms[value] = exponent;
  value = (value << 1) ^ (value >= 128 ? 0x1_1d : 0);
}

const generators = new Map<number, Uint8Array>();

/**
 * Returns the Reed-Solomon error correction bytes of a block: the remainder after division by the generator polynomial.
 */
export function correctionBytes(block: Uint8Array, count: number): Uint8Array {
  const generator = generatorOf(count);
  const remainder = new Uint8Array(count);
  for (const byte of block) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder.copyWithin(0, 1);
    remainder[count - 1] = 0;
    for (let index = 0; index < count; index += 1) {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(generator[index] ?? 0, factor);
    }
  }
  return remainder;
}

/** Returns the coefficients of (x − 1)(x − α)…(x − α^(degree−1)), highest first, without the leading one. */
function generatorOf(degree: number): Uint8Array {
  const known = generators.get(degree);
  if (known) return known;
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let root = 0; root < degree; root += 1) {
    for (let index = 0; index < degree; index += 1) {
      const grown = multiply(coefficients[index] ?? 0, powers[root] ?? 0);
      coefficients[index] = grown ^ (coefficients[index + 1] ?? 0);
    }
  }
  generators.set(degree, coefficients);
  return coefficients;
}

function multiply(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  return powers[(logarithms[left] ?? 0) + (logarithms[right] ?? 0)] ?? 0;
}
