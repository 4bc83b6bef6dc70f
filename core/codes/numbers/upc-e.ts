/**
 * Expands a UPC-E (number system and six digits) to the UPC-A number without its check digit (GS1 General
 * Specifications, 5.2.1.3.4).
 */
export function expandUpcE(seven: string): string {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = ''] = seven;
  if ('012'.includes(last)) return `${system}${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}`;
  return `${system}${a}${b}${c}${d}${e}0000${last}`;
}

/** Compresses eleven digits of a UPC-A to the number system and six digits; undefined if it has too few zeros. */
export function compressUpcA(eleven: string): string | undefined {
  const system = eleven.charAt(0);
  if (system !== '0' && system !== '1') return undefined;
  const [maker, item] = [eleven.slice(1, 6), eleven.slice(6)];
  const candidates = [
    `${system}${maker.slice(0, 2)}${item.slice(2)}${maker.charAt(2)}`,
    `${system}${maker.slice(0, 3)}${item.slice(3)}3`,
    `${system}${maker.slice(0, 4)}${item.slice(4)}4`,
    `${system}${maker}${item.slice(4)}`,
  ];
  return candidates.find((seven) => expandUpcE(seven) === eleven);
}
