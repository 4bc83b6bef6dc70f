import type { CodeHighlight } from '#client/ui/code/code-marks.ts';
import { ValueFinder } from '#core/json/browsing/value-finder.ts';
import { locateOffsets } from '#core/json/bytes/positions.ts';
import type { JsonChange, JsonPath } from '#core/json/diff/json-diff.ts';
import type { ReadDocument } from './read-document.ts';

/** Green, red and yellow. */
const tones = { add: 0, remove: 4, replace: 2 } as const;
/** More colors than anyone reads would only take time. */
const maxColored = 2000;
const maxLength = 1_000_000;

/** Colors the values of the old or the new document that changed. Only JSON keeps the places of its values. */
export function colorValues(
  text: string,
  { format, isMany }: ReadDocument,
  changes: readonly JsonChange[],
  side: 'old' | 'new',
): CodeHighlight[] {
  if (format !== 'json' || text.length > maxLength) return [];
  const finder = new ValueFinder(text);
  const found = changes.slice(0, maxColored).flatMap((change) => {
    const path = pathIn(change, side);
    const child = path && finder.find(isMany ? path : [0, ...path]);
    return child ? [{ ...child, tone: tones[change.kind] }] : [];
  });
  const ends = found.flatMap(({ start, end }) => [start, end]);
  const ascending = [...new Set(ends)].sort((a, b) => a - b);
  const positions = locateOffsets(finder.bytes, ascending);
  const offsets = new Map(ascending.map((offset, index) => [offset, positions[index]?.offset ?? 0]));
  return found.map(({ start, end, tone }) => ({
    from: offsets.get(start) ?? 0,
    to: offsets.get(end) ?? 0,
    tone,
  }));
}

function pathIn(change: JsonChange, side: 'old' | 'new'): JsonPath | undefined {
  if (side === 'new') return change.kind === 'remove' ? undefined : change.path;
  return change.kind === 'add' ? undefined : change.oldPath;
}

/** Colors the lines of the list of changes, one for each. */
export function colorLines(content: string, changes: readonly JsonChange[]): CodeHighlight[] {
  let from = 0;
  return changes.slice(0, maxColored).map(({ kind }) => {
    const to = content.indexOf('\n', from);
    const line = { from, to, tone: tones[kind] };
    from = to + 1;
    return line;
  });
}
