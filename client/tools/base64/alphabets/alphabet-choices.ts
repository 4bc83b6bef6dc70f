/** The alphabets other than URL-safe, as the list shows them. */
export const alphabetChoices = [
  { value: 'standard', label: 'Standard' },
  { value: 'filename', label: 'File names (+ -)' },
  { value: 'imap', label: 'IMAP UTF-7 (+ ,)', isUnpadded: true },
  { value: 'bcrypt', label: 'bcrypt', isUnpadded: true },
  { value: 'crypt', label: 'Unix crypt (B64)', isUnpadded: true },
  { value: 'itoa64', label: 'itoa64 (padded)' },
  { value: 'uu', label: 'uuencoding', isUnpadded: true },
  { value: 'xx', label: 'xxencoding', isUnpadded: true },
  { value: 'binhex', label: 'BinHex 4', isUnpadded: true },
  { value: 'z64', label: 'z64 (0-9 a-z A-Z)' },
  { value: 'digits', label: 'Digits first' },
  { value: 'xml', label: 'XML names (_ .)', isUnpadded: true },
  { value: 'y64', label: 'y64 (. _ -)' },
  { value: 'rot13', label: 'ROT13' },
  { value: 'atom128', label: 'ATOM-128' },
  { value: 'megan35', label: 'MEGAN-35' },
  { value: 'zong22', label: 'ZONG22' },
  { value: 'hazz15', label: 'HAZZ-15' },
  { value: 'custom', label: 'Custom…' },
] as const;

export type AlphabetId = (typeof alphabetChoices)[number]['value'];

/** Returns whether the alphabet has a padding character. */
export function hasPadding(id: AlphabetId): boolean {
  return !alphabetChoices.some((choice) => choice.value === id && 'isUnpadded' in choice);
}

export const alphabetIds = alphabetChoices.map(({ value }) => value);

/** Long enough for ranges with every character escaped. */
export const mostAlphabetCharacters = 200;
