import { toJsonPointer } from '#core/json/browsing/paths.ts';
import { type JsonMap, type JsonValue } from '#core/json/values/json-value.ts';
import type { JsonChange, JsonPath } from './json-diff.ts';
import { ValueIds } from './value-ids.ts';

/** Writes changes as a JSON Patch (RFC 6902); with `hasTests` it fails on another document. */
export function makeJsonPatch(changes: readonly JsonChange[], hasTests: boolean): JsonValue[] {
  return changes.flatMap((change) => {
    const pointer = toJsonPointer(change.path);
    const operation: JsonMap = new Map<string, JsonValue>([
      ['op', change.kind],
      ['path', pointer],
    ]);
    if (change.kind !== 'remove') operation.set('value', change.value);
    if (!hasTests || change.kind === 'add') return [operation];
    return [
      new Map<string, JsonValue>([
        ['op', 'test'],
        ['path', pointer],
        ['value', change.old],
      ]),
      operation,
    ];
  });
}

export interface MergePatch {
  readonly patch: JsonValue;
  /** The path of a null in the new document, which a merge patch cannot set. */
  readonly lostNull: JsonPath | undefined;
}

/** Makes a JSON Merge Patch (RFC 7396). It replaces lists as a whole. */
export function makeMergePatch(old: JsonValue, now: JsonValue): MergePatch {
  const ids = new ValueIds();
  let lostNull: JsonPath | undefined;
  const findNull = (value: JsonValue, path: JsonPath) => {
    if (value instanceof Map) for (const [key, member] of value) findNull(member, [...path, key]);
    else if (value === null && path.length > 0) lostNull ??= path;
  };
  const merge = (before: JsonValue, after: JsonValue, path: JsonPath): JsonValue => {
    if (!(before instanceof Map) || !(after instanceof Map)) {
      findNull(after, path);
      return after;
    }
    const patch: JsonMap = new Map();
    for (const key of before.keys()) if (!after.has(key)) patch.set(key, null);
    for (const [key, value] of after) {
      const known = before.get(key);
      if (known === undefined) {
        findNull(value, [...path, key]);
        patch.set(key, value);
      } else if (ids.of(known) !== ids.of(value)) patch.set(key, merge(known, value, [...path, key]));
    }
    return patch;
  };
  const patch = merge(old, now, []);
  return { patch, lostNull };
}
