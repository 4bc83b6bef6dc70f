import type { Answer } from '#client/tool-kit/answer.ts';
import { computeGtinCheck } from '#core/codes/numbers/check-digits.ts';

const written = /^(?:(?:ean|upc|isbn|gtin)(?:-?1[023])?:?\s*)?(?<digits>\d(?:[\s-]?\d){11,12})$/i;

/** Answers the number of an EAN, UPC or ISBN with its kind and check digit. */
export function answer(query: string): Answer | undefined {
  const text = query.trim();
  const digits = written.exec(text)?.groups?.digits?.replaceAll(/[\s-]/g, '') ?? '';
  // Thirteen digits that begin with 1 are more likely milliseconds since 1970.
  if (digits === '' || /^1\d{12}$/.test(digits)) return undefined;
  const { digit, working } = computeGtinCheck(digits.slice(0, -1));
  if (!digits.endsWith(digit)) return undefined;
  const isLong = digits.length === 13;
  const kind = /^97[89]\d{10}$/.test(digits) ? 'ISBN-13' : isLong ? 'EAN-13' : 'UPC-A';
  return {
    text: `${kind}: the check digit ${digit} is right`,
    working,
    opens: digits,
    values: { symbology: isLong ? 'ean13' : 'upca', text: digits },
  };
}
