import { ToolInputError } from '#core/errors.ts';
import type { AlphabetId } from './alphabet-choices.ts';

/** The 64 ASCII characters of an alphabet, ordered by their values. */
export interface Alphabet {
  readonly characters: string;
  /** The padding character; empty if the alphabet has none. */
  readonly padding: string;
  /** The value of a space, if it is a digit and not a gap between characters. */
  readonly spaceValue?: number;
}

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

const known: Readonly<Record<Exclude<AlphabetId, 'standard' | 'custom'>, Alphabet>> = {
  filename: { characters: `${upper}${lower}${digits}+-`, padding: '=' },
  imap: { characters: `${upper}${lower}${digits}+,`, padding: '' },
  bcrypt: { characters: `./${upper}${lower}${digits}`, padding: '' },
  crypt: { characters: `./${digits}${upper}${lower}`, padding: '' },
  itoa64: { characters: `./${digits}${upper}${lower}`, padding: '=' },
  // A space also means zero, because editors and mailers drop spaces at the end of a line.
  uu: {
    characters: `\`!"#$%&'()*+,-./${digits}:;<=>?@${upper}[\\]^_`,
    padding: '',
    spaceValue: 0,
  },
  xx: { characters: `+-${digits}${upper}${lower}`, padding: '' },
  binhex: { characters: '!"#$%&\'()*+,-012345689@ABCDEFGHIJKLMNPQRSTUVXYZ[`abcdefhijklmpqr', padding: '' },
  z64: { characters: `${digits}${lower}${upper}+/`, padding: '=' },
  digits: { characters: `${digits}${upper}${lower}+/`, padding: '=' },
  xml: { characters: `${upper}${lower}${digits}_.`, padding: '' },
  y64: { characters: `${upper}${lower}${digits}._`, padding: '-' },
  rot13: {
    characters: `NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm${digits}+/`,
    padding: '=',
  },
  atom128: whole('/128GhIoPQROSTeUbADfgHijKLM+n0pFWXY456xyzB7=39VaqrstJklmNuZvwcdEC'),
  megan35: whole('3GHIJKLMNOPQRSTUb=cdefghijklmnopWXYZ/12+406789VaqrstuvwxyzABCDEF5'),
  zong22: whole('ZKj9n+yf0wDVX1s/5YbdxSo=ILaUpPBCHg8uvNO4klm6iJGhQ7eFrWczAMEq3RTt2'),
  hazz15: whole('HNO4klm6ij9n+J2hyf0gzA8uvwDEq3X1Q7ZKeFrWcVTts/MRGYbdxSo=ILaUpPBC5'),
};

/** Splits a text into the 64 characters and the padding as a 65th. */
function whole(characters: string): Alphabet {
  return { characters: characters.slice(0, 64), padding: characters.slice(64) };
}

/** Returns the chosen alphabet; undefined for the standard one. Throws a ToolInputError for an invalid custom one. */
export function alphabetOf(id: AlphabetId, typed: string): Alphabet | undefined {
  if (id === 'standard') return undefined;
  return id === 'custom' ? parseAlphabet(typed) : known[id];
}

/** Reads an alphabet with all characters, or with ranges such as `A-Za-z0-9+/=`, in which `\-` is a literal hyphen. */
export function parseAlphabet(typed: string): Alphabet {
  const written = typed.trim();
  if (written === '') {
    throw new ToolInputError('The alphabet is empty.', { hint: 'Type its 64 characters, or choose one.' });
  }
  // With exactly 64 characters, a hyphen is a literal character, not a range.
  const characters = isWhole(written) ? written : expandRanges(written);
  refuseForeign(characters);
  refuseTwins(characters);
  if (!isWhole(characters)) {
    throw new ToolInputError(`The alphabet has ${counted(characters.length)} rather than 64.`, {
      hint: 'Write 64, or in ranges as A-Za-z0-9+/ with \\- for a hyphen; a 65th is for padding.',
    });
  }
  return whole(characters);
}

function isWhole(characters: string): boolean {
  return (characters.length === 64 || characters.length === 65) && firstTwin(characters) === undefined;
}

function expandRanges(written: string): string {
  return written.replaceAll(/\\(.)|(.)-(.)/gsu, (whole, escaped?: string, from = '', to = '') => {
    if (escaped !== undefined) return escaped;
    const [first, last] = [String(from).charCodeAt(0), String(to).charCodeAt(0)];
    if (last < first || last > 0x7e) return whole;
    return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  });
}

function refuseForeign(characters: string): void {
  const foreign = Array.from(characters).find((character) => !/^[!-~]$/.test(character));
  if (foreign === undefined) return;
  const name = foreign.trim() === '' ? 'A space' : `“${foreign}”`;
  throw new ToolInputError(`${name} cannot be in an alphabet.`, {
    hint: 'Take letters, digits and signs of ASCII.',
  });
}

function refuseTwins(characters: string): void {
  const twin = firstTwin(characters);
  if (twin === undefined) return;
  throw new ToolInputError(`“${twin}” is in the alphabet twice.`, {
    hint: 'Each of the 64 characters, and the padding, must differ from the others.',
  });
}

function firstTwin(characters: string): string | undefined {
  return Array.from(characters).find((character, index) => characters.indexOf(character) < index);
}

function counted(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
