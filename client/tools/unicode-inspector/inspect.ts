import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { findSuspects } from '#core/text/counting/suspects.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { type CharacterTable, writePoint } from '#core/text/unicode/character-table.ts';
import type { Row } from './describing.ts';

export const maxRows = 5000;
const maxConfusables = 20;

export interface Inspection {
  readonly rows: readonly Row[];
  readonly notes: readonly Note[];
  readonly highlights: readonly CodeHighlight[];
  readonly summary: string;
}

/** Lists the characters of a text, and the invisible or confusable ones. */
export function inspectText(text: string, table: CharacterTable, isUnique: boolean): Inspection {
  const counts = new Map<number, number>();
  const inOrder: number[] = [];
  let total = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    counts.set(point, (counts.get(point) ?? 0) + 1);
    if (inOrder.length < maxRows) inOrder.push(point);
    total += 1;
  }
  const distinct = [...counts].sort(([a], [b]) => a - b).map(([point, count]) => ({ point, count }));
  const all = isUnique ? distinct : inOrder.map((point) => ({ point, count: 1 }));
  const rows = all.slice(0, maxRows);
  const left = (isUnique ? distinct.length : total) - rows.length;
  const confusables = findConfusables(text, distinct, table);
  return {
    rows,
    notes: [
      ...noteLeft(left, rows.length, isUnique),
      ...noteSuspects(text),
      ...confusables.map(({ note }) => note),
      ...noteForm(text),
    ],
    highlights: [...findSuspects(text), ...confusables].map(({ from, to }, tone) => ({ from, to, tone })),
    summary: summarize(text, total),
  };
}

function summarize(text: string, points: number): string {
  const bytes = new TextEncoder().encode(text).length;
  const units = formatCount(text.length, 'UTF-16 unit');
  return `${formatCount(points, 'code point')}, ${formatCount(bytes, 'byte')} in UTF-8, ${units}`;
}

function noteLeft(left: number, listed: number, isUnique: boolean): Note[] {
  if (left <= 0) return [];
  const sentence = `The first ${formatCount(listed, 'character')} are listed; ${formatCount(left, 'more is', 'more are')} not.`;
  return [
    {
      severity: 'warning',
      sentence,
      ...(isUnique ? {} : { fix: { label: 'List each once', options: { isUnique: true } } }),
    },
  ];
}

function noteSuspects(text: string): Note[] {
  return findSuspects(text).map(({ name, note, count, from, to }): Note => {
    const times = count > 1 ? ` (${formatCount(count, 'time')})` : '';
    return warn(`${name}${times}: ${note}.`, undefined, { ...placeOf(text, from), length: to - from });
  });
}

/** Finds letters and digits of other scripts that look like ASCII ones. */
function findConfusables(text: string, distinct: readonly Row[], table: CharacterTable) {
  return distinct
    .flatMap(({ point, count }) => {
      const like = table.confusableOf(point);
      const character = String.fromCodePoint(point);
      return like !== undefined && /^[a-z\d]+$/i.test(like) && /[\p{L}\p{N}]/u.test(character)
        ? [{ point, count, like, character }]
        : [];
    })
    .slice(0, maxConfusables)
    .map(({ point, count, like, character }) => {
      const from = text.indexOf(character);
      const times = count > 1 ? ` (${formatCount(count, 'time')})` : '';
      const sentence = `${writePoint(point)} ${table.nameOf(point)} looks like “${like}”${times}.`;
      const place = { ...placeOf(text, from), length: character.length };
      const note = inform(sentence, undefined, place);
      return { note, from, to: from + character.length };
    });
}

function noteForm(text: string): Note[] {
  if (text.normalize('NFC') === text) return [];
  return [
    {
      severity: 'info',
      sentence: 'The text is not in the normal form NFC, so that searches may miss it.',
      fix: { label: 'Normalize', options: { action: 'normalize', form: 'NFC' } },
    },
  ];
}
