import { writeRow } from '#core/csv/writing/export-formats.ts';
import { groupNamesOf, matchesOf } from './matching.ts';

interface WrittenMatches {
  readonly content: string | Blob;
  readonly count: number;
}

/** Longer results are moved from strings into a blob. */
const maxTextLength = 1_000_000;

/**
 * Writes every match in full: one after the other, one per line, or as a tab-separated table with a header and the
 * groups.
 */
export function writeMatches(regex: RegExp, text: string, form: 'matches' | 'table'): WrittenMatches {
  const parts: (string | Blob)[] = [];
  let recent = '';
  let count = 0;
  if (form === 'table') {
    const names = groupNamesOf(regex.source).map((name, index) => name ?? `Group ${index + 1}`);
    recent = tableLine(['Match', ...names]);
  }
  for (const match of matchesOf(regex, text)) {
    if (form === 'table') recent += tableLine([...match]);
    else recent += count === 0 ? match[0] : `\n${match[0]}`;
    count += 1;
    if (recent.length > maxTextLength) {
      parts.push(new Blob([recent]));
      recent = '';
    }
  }
  return { content: parts.length === 0 ? recent : new Blob([...parts, recent]), count };
}

function tableLine(cells: readonly (string | undefined)[]): string {
  return `${writeRow(
    cells.map((cell = '') => cell),
    '\t',
  )}\n`;
}
