import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { diffJson, type JsonChange } from '#core/json/diff/json-diff.ts';
import { alignLists } from '#core/json/diff/match-items.ts';
import { toJsonPointer } from '#core/json/browsing/paths.ts';
import { makeJsonPatch, makeMergePatch } from '#core/json/diff/json-patch.ts';
import { type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { formatCount } from '#core/numbers/number-format.ts';

export interface CompareOptions {
  readonly output: 'changes' | 'patch' | 'merge';
  readonly keys: string;
  readonly ignoresOrder: boolean;
  readonly hasTests: boolean;
}

export interface Comparison {
  readonly content: string;
  readonly summary: string;
  readonly changes: readonly JsonChange[];
  readonly notes: readonly Note[];
}

/** Compares two values, and writes the changes in the form that is asked for. */
export function compareValues(old: JsonValue, newest: JsonValue, options: CompareOptions): Comparison {
  const keys = options.keys
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
  const now = options.ignoresOrder ? alignLists(old, newest, keys) : newest;
  const changes = diffJson(old, now, keys);
  const same: Note[] = changes.length === 0 ? [inform('Both documents mean the same.')] : [];
  const summary = summarize(changes);
  if (options.output === 'patch') {
    const patch = makeJsonPatch(changes, options.hasTests);
    return { content: `${writeJsonValue(patch, 2)}\n`, summary, changes, notes: same };
  }
  if (options.output === 'changes') {
    return { content: changes.map(describeChange).join(''), summary, changes, notes: same };
  }
  const { patch, lostNull } = makeMergePatch(old, now);
  const lost: Note[] =
    lostNull === undefined
      ? []
      : [
          warn(
            `A merge patch cannot set null, so it removes ${toJsonPointer(lostNull)}.`,
            'Use a JSON Patch instead.',
          ),
        ];
  return { content: `${writeJsonValue(patch, 2)}\n`, summary, changes, notes: [...same, ...lost] };
}

const signs = { add: '+', remove: '-', replace: '~' } as const;

function describeChange(change: JsonChange): string {
  const path = toJsonPointer(change.kind === 'remove' ? change.oldPath : change.path);
  const values = [
    ...(change.kind === 'add' ? [] : [writeJsonValue(change.old)]),
    ...(change.kind === 'remove' ? [] : [writeJsonValue(change.value)]),
  ];
  return `${signs[change.kind]} ${path === '' ? '(whole document)' : path}: ${values.join(' → ')}\n`;
}

function summarize(changes: readonly JsonChange[]): string {
  const count = (kind: JsonChange['kind']) => changes.filter((change) => change.kind === kind).length;
  if (changes.length === 0) return 'No changes';
  const parts = [`${count('add')} added`, `${count('remove')} removed`, `${count('replace')} changed`];
  return `${formatCount(changes.length, 'change')}: ${parts.filter((part) => !part.startsWith('0 ')).join(', ')}`;
}
