import { readOwn } from '#core/collections/read-own.ts';
import type { LineChange } from './line-diff.ts';

interface PatchTexts {
  readonly old: readonly string[];
  readonly now: readonly string[];
  readonly changes: readonly LineChange[];
  /** The name of the file that the patch applies to. */
  readonly fileName: string;
  /** The number of unchanged lines around each change. */
  readonly context: number;
}

/** Writes the unified format, which `patch` and `git apply` read. The lines include their line ends. */
export function writePatch({ old, now, changes, fileName, context }: PatchTexts): string[] {
  if (changes.length === 0) return [];
  const pieces = [`--- ${patchName('a', fileName)}\n`, `+++ ${patchName('b', fileName)}\n`];
  for (const group of groupChanges(changes, context)) {
    const [first, last] = [group[0] as LineChange, group.at(-1) as LineChange];
    const before = Math.min(context, first.oldStart);
    const after = Math.min(context, old.length - last.oldEnd);
    const oldRange = range(first.oldStart - before, last.oldEnd + after);
    const newRange = range(first.newStart - before, last.newEnd + after);
    pieces.push(`@@ -${oldRange} +${newRange} @@\n`);
    let at = first.oldStart - before;
    for (const { oldStart, oldEnd, newStart, newEnd } of group) {
      for (; at < oldStart; at += 1) pieces.push(patchLine(' ', old[at]));
      for (; at < oldEnd; at += 1) pieces.push(patchLine('-', old[at]));
      for (let line = newStart; line < newEnd; line += 1) pieces.push(patchLine('+', now[line]));
    }
    for (; at < last.oldEnd + after; at += 1) pieces.push(patchLine(' ', old[at]));
  }
  return pieces;
}

const escapes: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  '\\': '\\\\',
};

/** Writes a file name like git: in quotation marks and with escapes if necessary. */
function patchName(side: 'a' | 'b', fileName: string): string {
  if (!/[\p{Cc}"\\]| $/u.test(fileName)) {
    // A tab marks the end of a name with spaces.
    return `${side}/${fileName}${fileName.includes(' ') ? '\t' : ''}`;
  }
  const quoted = fileName.replaceAll(
    /[\p{Cc}"\\]/gu,
    (character) =>
      readOwn(escapes, character) ??
      Array.from(
        new TextEncoder().encode(character),
        (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
      ).join(''),
  );
  return `"${side}/${quoted}"`;
}

/** Groups changes that are so close that their context lines touch. */
export function groupChanges(changes: readonly LineChange[], context: number): LineChange[][] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && change.oldStart - last.oldEnd <= 2 * context) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** Writes a range of lines, counted from 1; an empty range has the number of the line before. */
function range(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function patchLine(sign: string, line = ''): string {
  return line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}
