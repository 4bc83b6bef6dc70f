import type { MatchList } from './matching.ts';

/** The listed matches with their groups as tab-separated text for spreadsheets, under a line of names. */
export function matchTable(
  { groupNames, listed }: Pick<MatchList, 'groupNames' | 'listed'>,
  texts: readonly (string | undefined)[],
): string {
  const width = groupNames.length + 1;
  const header = ['Match', ...groupNames.map((name, index) => name ?? `Group ${index + 1}`)];
  const rows = Array.from({ length: listed }, (_, match) => texts.slice(match * width, (match + 1) * width));
  return [header, ...rows].map((cells) => `${cells.map(quoted).join('\t')}\n`).join('');
}

function quoted(cell = ''): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
