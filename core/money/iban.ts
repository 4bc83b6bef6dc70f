/**
 * Computes ISO 7064, MOD 97-10: moves the first four characters to the end, and counts letters from 10. Valid codes
 * give 1.
 */
export function remainderBy97(text: string): number {
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}

/** Returns the error in an IBAN (ISO 13616) written without spaces in capitals; undefined if it is valid. */
export function ibanFault(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) {
    return 'An IBAN is two letters, two digits, and 11 to 30 letters or digits.';
  }
  return remainderBy97(iban) === 1 ? undefined : 'The check digits of this IBAN do not fit.';
}

/** Writes an IBAN in groups of four, as on paper. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
