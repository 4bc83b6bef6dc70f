/** A check digit and its calculation, written out. */
export interface CheckDigit {
  readonly digit: string;
  /** For example `3 × 5 + 1 × 9 … = 63; 70 − 63 = 7`. */
  readonly working: string;
}

/**
 * Computes modulo 10 with weights 3 and 1 from the right (GS1 General Specifications, 7.9), for all GTINs, SSCC, GLN
 * and Interleaved 2 of 5.
 */
export function computeGtinCheck(body: string): CheckDigit {
  const weights = Array.from(body, (_, index) => ((body.length - index) % 2 === 1 ? 3 : 1));
  const { sum, terms } = weigh(body, weights);
  const next = Math.ceil(sum / 10) * 10;
  return { digit: String(next - sum), working: `${terms} = ${sum}; ${next} − ${sum} = ${next - sum}` };
}

/** Computes modulo 11 with weights that fall to 2 (ISO 2108 for ISBN-10, ISO 3297 for ISSN). X means ten. */
export function computeMod11Check(body: string): CheckDigit {
  const weights = Array.from(body, (_, index) => body.length + 1 - index);
  const { sum, terms } = weigh(body, weights);
  const rest = (11 - (sum % 11)) % 11;
  const digit = rest === 10 ? 'X' : String(rest);
  return {
    digit,
    working: `${terms} = ${sum}; ${sum + rest} is the next multiple of 11, so ${rest}${rest === 10 ? ', written X' : ''}`,
  };
}

/** Computes the Luhn check digit, modulo 10 (ISO/IEC 7812-1), which MSI uses. */
export function computeLuhnCheck(body: string): CheckDigit {
  const parts = Array.from(body, (digit, index) => {
    const doubled = (body.length - index) % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return doubled > 9 ? doubled - 9 : doubled;
  });
  const sum = parts.reduce((total, part) => total + part, 0);
  const next = Math.ceil(sum / 10) * 10;
  return {
    digit: String(next - sum),
    working: `${parts.join(' + ')} = ${sum}; ${next} − ${sum} = ${next - sum}`,
  };
}

const code39Alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';

/** Computes modulo 43 of the characters' positions in the alphabet (ISO/IEC 16388, annex A). */
export function computeCode39Check(text: string): CheckDigit {
  const sum = sumPlaces(text, code39Alphabet);
  const digit = code39Alphabet.charAt(sum % 43);
  return {
    digit,
    working: `the values add up to ${sum}; modulo 43 that is ${sum % 43}, which is “${digit}”`,
  };
}

const codabarAlphabet = '0123456789-$:/.+ABCD';

/**
 * Completes the sum of the characters' positions to a multiple of 16, including the start and stop letters (AIM
 * USS-Codabar).
 */
export function computeCodabarCheck(text: string): CheckDigit {
  const sum = sumPlaces(text, codabarAlphabet);
  const digit = codabarAlphabet.charAt((16 - (sum % 16)) % 16);
  return { digit, working: `the values add up to ${sum}; “${digit}” fills them up to a multiple of 16` };
}

function sumPlaces(text: string, alphabet: string): number {
  return Array.from(text).reduce((sum, character) => sum + alphabet.indexOf(character), 0);
}

function weigh(body: string, weights: readonly number[]): { sum: number; terms: string } {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return { sum, terms: weights.map((weight, index) => `${weight} × ${body.charAt(index)}`).join(' + ') };
}
