import { readOwn } from '#core/collections/read-own.ts';
import type { LineChange } from './line-diff.ts';

interface PatchTexts {
  readonly old: readonly string[];
  readonly now: readonly string[];
  readonly changes: readonly LineChange[];
  /** The file that the patch is for. */
  readonly fileName: string;
  /** Unchanged lines around each change. */
  readonly context: number;
}

/** The unified format that `patch` and `git apply` take. Lines have their ends. */
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

/** A file's name as git writes it: in quotation marks and with escapes where it needs them. */
function patchName(side: 'a' | 'b', fileName: string): string {
  if (!/[\p{Cc}"\\]/u.test(fileName)) {
    // A tab ends a name that holds spaces.
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

/** Changes so near to each other that their surroundings touch. */
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

/** Lines count from 1; of none, the one before is named. */
function range(start: number, end: number): string {
  const count = end - start;
  if (count === 1) return String(start + 1);
  return `${count === 0 ? start : start + 1},${count}`;
}

function patchLine(sign: string, line = ''): string {
  return line.endsWith('\n') ? sign + line : `${sign}${line}\n\\ No newline at end of file\n`;
}
