import { readEscapes } from './replacing.ts';

export type LetterCase = 'upper' | 'lower';

/** A part of a replacement between two case operators. */
export interface CasePart {
  /** What stands in it, with its `$1` and their like. */
  readonly template: string;
  /** The case of all of it (`\U`, `\L`). */
  readonly whole: LetterCase | undefined;
  /** The case of its first character (`\u`, `\l`), given after that of the whole. */
  readonly first: LetterCase | undefined;
}

const operators = /\\([ULEul\\])/g;
/** Where escapes are read, `\u0041` is one of them rather than an operator. */
const operatorsAndEscapes = /\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|([ULEul\\]))/g;

/**
 * Cuts a replacement at its case operators, as Perl, PCRE2 and Boost have them: `\U` and `\L` up to `\E` or the next
 * of them, `\u` and `\l` for one character. `\\` is a backslash.
 */
export function parseCaseOperators(replacement: string, isEscaped: boolean): readonly CasePart[] {
  const parts: CasePart[] = [];
  const read = (text: string) => (isEscaped ? readEscapes(text) : text);
  let template = '';
  let whole: LetterCase | undefined;
  let first: LetterCase | undefined;
  let end = 0;
  const finish = () => {
    if (template === '') return;
    parts.push({ template, whole, first });
    template = '';
    first = undefined;
  };
  for (const match of replacement.matchAll(isEscaped ? operatorsAndEscapes : operators)) {
    template += read(replacement.slice(end, match.index));
    end = match.index + match[0].length;
    const operator = match[1];
    if (operator === undefined || operator === '\\') {
      template += operator ?? readEscapes(match[0]);
      continue;
    }
    finish();
    if (operator === 'u' || operator === 'l') first = operator === 'u' ? 'upper' : 'lower';
    else whole = operator === 'E' ? undefined : operator === 'U' ? 'upper' : 'lower';
  }
  template += read(replacement.slice(end));
  finish();
  return parts;
}

/** A text in the case of its part, by Unicode's full mappings: ß becomes SS. */
export function inCase(text: string, { whole, first }: Pick<CasePart, 'whole' | 'first'>): string {
  const cased = whole === undefined ? text : toCase(text, whole);
  if (first === undefined) return cased;
  return cased.replace(/^./su, (character) => toCase(character, first));
}

function toCase(text: string, letterCase: LetterCase): string {
  return letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
}
