/** ISO 7064, MOD 97-10: the first four characters go to the end, letters count from 10. Sound codes leave 1. */
export function remainderBy97(text: string): number {
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}

/** What is wrong with an IBAN without spaces, in capitals, by ISO 13616; undefined where nothing is. */
export function ibanFault(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) {
    return 'An IBAN is two letters, two digits, and 11 to 30 letters or digits.';
  }
  return remainderBy97(iban) === 1 ? undefined : 'The check digits of this IBAN do not fit.';
}

/** In groups of four, as IBANs are printed. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
