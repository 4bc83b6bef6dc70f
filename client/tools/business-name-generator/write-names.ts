import { writeRow } from '#core/csv/writing/export-formats.ts';
import type { MadeName } from './make-names.ts';
import { domainOf, handleOf, scoreName } from './name-forms.ts';

/** Writes the names in one of three forms, the easiest to say first; `endings` are top-level domains (`com, io`). */
export function writeNames(
  names: readonly MadeName[],
  format: 'list' | 'names' | 'csv',
  endings: string,
): string {
  const sorted = names
    .map((made) => ({ ...made, score: scoreName(made.name) }))
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length);
  if (format === 'names') return sorted.map(({ name }) => `${name}\n`).join('');
  if (format === 'list')
    return sorted.map(({ name, how, score }) => `${name}  (${how}; ${score})\n`).join('');
  const tops = [
    ...new Set(endings.split(/[^\p{L}\p{N}.-]+/u).map((ending) => ending.replaceAll(/^\.+|\.+$/g, ''))),
  ].filter((ending) => ending !== '');
  const header = ['name', 'score', 'how', 'handle', ...tops.map((ending) => `.${ending}`)];
  const rows = sorted.map(({ name, how, score }) => [
    name,
    String(score),
    how,
    handleOf(name),
    ...tops.map((ending) => domainOf(name, ending) ?? ''),
  ]);
  return [header, ...rows].map((cells) => `${writeRow(cells, ',')}\r\n`).join('');
}
