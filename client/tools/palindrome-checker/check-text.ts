import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { FactTable, Figure, OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder, placeOf } from '#core/text/encodings/text-place.ts';
import { findMismatch, type Item, itemsOf, mirrorOf, palindromesIn, type Options } from './palindromes.ts';

export interface CheckOptions extends Options {
  readonly isByLine: boolean;
}

const mostListed = 10;
const longestShown = 200;

/** Checks whether a text, or each of its lines, reads the same backwards. */
export function checkText(text: string, options: CheckOptions): OperationResult {
  return options.isByLine ? checkLines(text, options) : checkWhole(text, options);
}

function checkWhole(text: string, options: Options): OperationResult {
  const items = itemsOf(text, options);
  if (items.length === 0) throw nothingToCheck(text, options);
  refuseOtherLetters(text, items, options);
  const mismatch = findMismatch(items, options.unit);
  const isOne = mismatch === undefined;
  const found = palindromesIn(items, options.unit, options.unit === 'words' ? 2 : 3);
  const name = { characters: 'character', words: 'word', dna: 'base' }[options.unit];
  const show = ({ start, end }: { start: number; end: number }) =>
    shorten(text.slice(items[start]?.from, items[end - 1]?.to));
  const forwards = items.map(({ key }) => key).join(options.unit === 'words' ? ' ' : '');
  const compared = [
    { name: 'Compared', value: shorten(forwards) },
    { name: 'Backwards', value: shorten(backwards(items, options)) },
  ];
  const within = isOne
    ? []
    : found.slice(0, mostListed).map((span) => ({ name: String(span.end - span.start), value: show(span) }));
  if (!isOne && found.length > mostListed) {
    within.push({ name: 'and', value: formatCount(found.length - mostListed, 'other') });
  }
  const facts: FactTable[] = [{ title: 'Both ways', rows: compared }];
  if (within.length > 0) facts.push({ title: 'Palindromes in it', rows: within });
  const lines = [
    isOne ? 'A palindrome.' : 'Not a palindrome.',
    ...compared.map(({ name: way, value }) => `${way}: ${value}`),
    ...(within.length > 0 ? ['', 'Palindromes in it:'] : []),
    ...within.map(({ name: length, value }) => `${length}: ${value}`),
  ];
  const [longest] = found;
  const figures: Figure[] = [
    { label: 'Palindrome', value: isOne ? 'Yes' : 'No' },
    { label: 'Compared', value: formatCount(items.length, name) },
    ...(isOne || !longest
      ? []
      : [{ label: 'Longest palindrome in it', value: formatCount(longest.end - longest.start, name) }]),
  ];
  return {
    parts: [{ name: 'palindrome.txt', kind: 'text', content: `${lines.join('\n')}\n` }],
    figures,
    facts,
    isToldByFacts: true,
    notes: isOne ? notesOfShort(items) : describeMismatch(text, items, mismatch, name),
  };
}

function checkLines(text: string, options: Options): OperationResult {
  const verdicts = text.split(/\r\n|\r|\n/).map((line) => {
    const items = itemsOf(line, options);
    if (items.length === 0) return { line, verdict: line.trim() === '' ? '' : 'nothing to compare' };
    return { line, verdict: findMismatch(items, options.unit) === undefined ? 'yes' : 'no' };
  });
  if (verdicts.every(({ verdict }) => verdict === '' || verdict === 'nothing to compare'))
    throw nothingToCheck(text, options);
  const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const content = verdicts
    .map(({ line, verdict }) => (verdict === '' ? line : `${verdict}\t${line}`))
    .join('\n');
  return {
    parts: [{ name: 'palindromes.txt', kind: 'text', content: `${content}\n` }],
    figures: [
      { label: 'Palindromes', value: formatCount(count('yes'), 'line') },
      { label: 'Others', value: formatCount(count('no'), 'line') },
    ],
  };
}

function nothingToCheck(text: string, { unit, isPunctuationIgnored }: Options): ToolInputError {
  if (text.trim() === '') {
    return new ToolInputError('There is nothing to check yet.', { hint: 'Type a word or a sentence.' });
  }
  return new ToolInputError('There is nothing to check: the text holds no letters or digits.', {
    hint:
      unit === 'characters' && isPunctuationIgnored
        ? 'Turn off “Ignore spaces and punctuation” to compare the signs, too.'
        : 'Type a word or a sentence.',
  });
}

function refuseOtherLetters(text: string, items: readonly Item[], { unit }: Options): void {
  const wrong = items.find(({ key }) => mirrorOf(key, unit) === undefined);
  if (!wrong) return;
  throw new ToolInputError(`“${shorten(text.slice(wrong.from, wrong.to))}” is not a base of DNA.`, {
    ...placeOf(text, wrong.from),
    hint: 'The bases are A, C, G, T (or U) and the IUPAC codes R, Y, S, W, K, M, B, D, H, V, N.',
  });
}

function describeMismatch(text: string, items: readonly Item[], index: number, name: string): Note[] {
  const [first, last] = [items[index], items[items.length - 1 - index]];
  if (!first || !last) return [];
  const places = new PlaceFinder(text);
  const shown = ({ from, to }: Item) => `“${shorten(text.slice(from, to))}”`;
  const place = (item: Item) => ({ ...places.find(item.from), length: item.to - item.from });
  return [
    warn(
      `${name.charAt(0).toUpperCase()}${name.slice(1)} ${index + 1} is ${shown(first)}; the one facing it, ${index + 1} from the end, is ${shown(last)}.`,
      undefined,
      place(first),
    ),
    warn(`${shown(last)} is there.`, undefined, place(last)),
  ];
}

function notesOfShort(items: readonly Item[]): Note[] {
  if (items.length > 1) return [];
  return [inform('One by itself always reads the same backwards.')];
}

function backwards(items: readonly Item[], { unit }: Options): string {
  const keys = items.map(({ key }) => mirrorOf(key, unit) ?? key).reverse();
  return keys.join(unit === 'words' ? ' ' : '');
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}
