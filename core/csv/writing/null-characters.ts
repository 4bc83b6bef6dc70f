import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** Counts the cells whose null characters were replaced, because a format cannot hold them. */
export interface NullCount {
  count: number;
}

/** Replaces U+0000 by U+FFFD, as CommonMark (2.3) and HTML (13.2.5) do when they read it. */
export function replaceNulls(cell: string, nulls: NullCount): string {
  if (!cell.includes('\0')) return cell;
  nulls.count += 1;
  return cell.replaceAll('\0', '\ufffd');
}

/** Writes the note on replaced null characters. */
export function describeNulls({ count }: NullCount): Note[] {
  const cells = formatCount(
    count,
    'cell has a null character, which became',
    'cells have null characters, which became',
  );
  return count > 0 ? [{ severity: 'warning', sentence: `${cells} �.` }] : [];
}
