import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** The twelve bits of a mode in four octal digits: special, owner, group, others. */
export interface Mode {
  readonly special: number;
  readonly owner: number;
  readonly group: number;
  readonly others: number;
}

const places = ['owner', 'group', 'others'] as const;
/** The special bit of each place, and its letters in `ls` with and without the right to execute. */
const specialBits = { owner: [4, 's', 'S'], group: [2, 's', 'S'], others: [1, 't', 'T'] } as const;
const whoLetters = { u: 'owner', g: 'group', o: 'others' } as const;
const rights = { r: 4, w: 2, x: 1 } as const;

const octal = /^(?:0o|\\)?(?<digits>[0-7]+)$/i;
const listed = /^[-dlbcps?]?(?<letters>(?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$/;
const change = /^(?<who>[ugoa]*)(?<changes>(?:[-+=][rwxXst]*)+)$/;
/** GNU’s form for all twelve bits, without a letter for whom. */
const octalChange = /^[-+=]0*[0-7]{1,4}$/;

/**
 * Reads a mode in octal (`755`), as `ls -l` writes it (`-rwxr-xr-x`) or in the symbolic form of POSIX chmod
 * (`u=rwx,go=rx`), whose + and - change `before`. Throws a ToolInputError for anything else.
 */
export function readMode(written: string, before: Mode): Mode {
  const prefix = /^\s*(?:[Cc]hmod\s+(?:-(?:-\S*|[RcfvhHLP]+)\s+)*)?/.exec(written)?.[0] ?? '';
  const [text = '', ...others] = written.slice(prefix.length).trim().split(/\s+/);
  if (!listed.test(text)) refuseOthers(written, prefix, text, others);
  const digits = octal.exec(text)?.groups?.digits;
  if (digits !== undefined && Number.parseInt(digits, 8) <= 0o7777) return modeOf(Number.parseInt(digits, 8));
  const letters = listed.exec(text)?.groups?.letters;
  if (letters !== undefined) return readLetters(letters);
  if (text.split(',').every((clause) => change.test(clause) || octalChange.test(clause)))
    return applyChanges(text, before);
  throw new ToolInputError(`“${written.trim()}” is not a mode.`, {
    hint: 'Write it as 755, rwxr-xr-x or u=rwx,go=rx.',
  });
}

/**
 * Throws a ToolInputError for words that would be lost. The words after the mode of a command are file names.
 */
function refuseOthers(written: string, prefix: string, text: string, others: readonly string[]): void {
  const lost = others.find((word) => prefix.trim() === '' || change.test(word) || octalChange.test(word));
  if (lost === undefined) return;
  throw new ToolInputError(`A mode has no spaces: “${lost}” is not read.`, {
    ...placeOf(written, written.indexOf(lost, prefix.length + text.length)),
    hint: 'Write a comma between clauses, as in u=rwx,g=.',
  });
}

function readLetters(letters: string): Mode {
  const mode = { special: 0, owner: 0, group: 0, others: 0 };
  for (const [index, place] of places.entries()) {
    const [read, write, execute = '-'] = letters.slice(index * 3, index * 3 + 3).split('');
    const [bit, small] = specialBits[place];
    mode[place] = (read === 'r' ? 4 : 0) + (write === 'w' ? 2 : 0) + (/[xst]/.test(execute) ? 1 : 0);
    if (execute.toLowerCase() === small) mode.special += bit;
  }
  return mode;
}

/** Applies clauses such as `u+x` in their order; without a letter for whom they are for all. */
function applyChanges(text: string, before: Mode): Mode {
  const mode = { ...before };
  for (const clause of text.split(',')) {
    if (octalChange.test(clause)) {
      const bits = modeOf(parseInt(clause.slice(1), 8));
      for (const key of [...places, 'special'] as const) {
        const kept = clause.startsWith('=') ? 0 : mode[key];
        mode[key] = clause.startsWith('-') ? kept & ~bits[key] : kept | bits[key];
      }
      continue;
    }
    const { who = '', changes = '' } = change.exec(clause)?.groups ?? {};
    const named = who === '' || who.includes('a') ? 'ugo' : who;
    for (const [, sign = '', letters = ''] of changes.matchAll(/([-+=])([rwxXst]*)/g)) {
      for (const letter of 'ugo') {
        if (named.includes(letter)) changePlace(mode, whoLetters[letter as 'u'], sign, letters);
      }
    }
  }
  return mode;
}

function changePlace(
  mode: Record<keyof Mode, number>,
  place: (typeof places)[number],
  sign: string,
  letters: string,
) {
  const [bit, small] = specialBits[place];
  const own = Object.entries(rights).filter(([letter]) => letters.toLowerCase().includes(letter));
  const bits = own.reduce((sum, [, value]) => sum | value, 0);
  const special = letters.includes(small) ? bit : 0;
  if (sign === '-') {
    mode[place] &= ~bits;
    mode.special &= ~special;
    return;
  }
  if (sign === '=') {
    mode[place] = 0;
    mode.special &= ~bit;
  }
  mode[place] |= bits;
  mode.special |= special;
}

/** Splits the twelve bits. */
export function modeOf(bits: number): Mode {
  return { special: bits >> 9, owner: (bits >> 6) & 7, group: (bits >> 3) & 7, others: bits & 7 };
}

/** Writes `755`, or `4755` with special bits. */
export function octalOf({ special, owner, group, others }: Mode): string {
  return `${special === 0 ? '' : special}${owner}${group}${others}`;
}

/** Writes `rwxr-xr-x` as `ls -l` does. */
export function lettersOf(mode: Mode): string {
  return places
    .map((place) => {
      const [bit, small, large] = specialBits[place];
      const canExecute = (mode[place] & 1) > 0;
      const plain = canExecute ? 'x' : '-';
      const last = (mode.special & bit) > 0 ? (canExecute ? small : large) : plain;
      return `${mode[place] & 4 ? 'r' : '-'}${mode[place] & 2 ? 'w' : '-'}${last}`;
    })
    .join('');
}

/** Writes `u=rwx,g=rx,o=rx`, as chmod reads it. */
export function symbolsOf(mode: Mode): string {
  return Object.entries(whoLetters)
    .map(([letter, place]) => {
      const [bit, small] = specialBits[place];
      return `${letter}=${rightsOf(mode[place])}${(mode.special & bit) > 0 ? small : ''}`;
    })
    .join(',');
}

function rightsOf(bits: number): string {
  return Object.entries(rights)
    .filter(([, value]) => (bits & value) > 0)
    .map(([letter]) => letter)
    .join('');
}
