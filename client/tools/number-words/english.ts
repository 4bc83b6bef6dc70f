export const smallWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
export const tensWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Powers of a thousand in the short scale, to 10 to the power of 63. */
export const scaleWords =
  'thousand million billion trillion quadrillion quintillion sextillion septillion octillion nonillion decillion undecillion duodecillion tredecillion quattuordecillion quindecillion sexdecillion septendecillion octodecillion novemdecillion vigintillion'.split(
    ' ',
  );
/** Beyond the last scale there are no words. */
export const maxDigits = 66;

const irregularOrdinals: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

export interface WordStyle {
  /** “One hundred and one” instead of “one hundred one”. */
  readonly hasAnd: boolean;
  /** Lakhs and crores instead of millions. */
  readonly isIndian: boolean;
}

/** Writes a whole number from zero in words; at most 66 digits. */
export function writeCardinal(value: bigint, style: WordStyle): string {
  if (value === 0n) return 'zero';
  return style.isIndian ? writeIndian(value, style) : writeShortScale(value, style);
}

/** Writes a whole number from zero as an ordinal: `twenty-first`. */
export function writeOrdinal(value: bigint, style: WordStyle): string {
  return writeCardinal(value, style).replace(/[a-z]+$/, ordinalOf);
}

/** Returns the ordinal of a single number word. */
export function ordinalOf(word: string): string {
  return irregularOrdinals.get(word) ?? `${word.replace(/y$/, 'ie')}th`;
}

/** Writes the digits after the point one by one. */
export function writeDigits(digits: string): string {
  return Array.from(digits, (digit) => smallWords[Number(digit)] ?? '').join(' ');
}

function writeShortScale(value: bigint, style: WordStyle): string {
  const groups: string[] = [];
  let rest = value;
  for (let power = 0; rest > 0n; power += 1) {
    const group = Number(rest % 1000n);
    const scale = power === 0 ? '' : ` ${scaleWords[power - 1] ?? ''}`;
    if (group > 0) groups.unshift(writeHundreds(group, style) + scale);
    rest /= 1000n;
  }
  return joinGroups(groups, value, style);
}

/** British English says “one thousand and one”: before a last group below a hundred. */
function joinGroups(groups: readonly string[], value: bigint, { hasAnd }: WordStyle): string {
  const last = value % 1000n;
  if (!hasAnd || groups.length < 2 || last === 0n || last >= 100n) return groups.join(' ');
  return `${groups.slice(0, -1).join(' ')} and ${groups.at(-1) ?? ''}`;
}

function writeIndian(value: bigint, style: WordStyle): string {
  const crores = value / 10_000_000n;
  const groups = [
    crores > 0n ? `${writeIndian(crores, style)} crore` : '',
    ...[
      [Number((value / 100_000n) % 100n), 'lakh'] as const,
      [Number((value / 1000n) % 100n), 'thousand'] as const,
    ].map(([count, scale]) => (count > 0 ? `${writeHundreds(count, style)} ${scale}` : '')),
    writeHundreds(Number(value % 1000n), style),
  ];
  return joinGroups(
    groups.filter((group) => group !== ''),
    value,
    style,
  );
}

/** Writes a number below a thousand; empty for zero. */
function writeHundreds(value: number, { hasAnd }: WordStyle): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = [hundreds > 0 ? `${smallWords[hundreds] ?? ''} hundred` : '', writeTens(rest)];
  return parts.filter((part) => part !== '').join(hasAnd ? ' and ' : ' ');
}

function writeTens(value: number): string {
  if (value === 0) return '';
  if (value < 20) return smallWords[value] ?? '';
  const tens = tensWords[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${smallWords[value % 10] ?? ''}`;
}
