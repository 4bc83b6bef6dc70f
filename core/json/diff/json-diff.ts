import type { JsonMap, JsonValue } from '#core/json/values/json-value.ts';
import { diffSequences } from '#core/text/diff/sequence-diff.ts';
import { matchItems } from './match-items.ts';
import { ValueIds } from './value-ids.ts';

/** The keys and indexes that lead to a value. */
export type JsonPath = readonly (string | number)[];

/** A difference. The path is that of RFC 6902 when all changes before it are applied. */
export type JsonChange = { readonly path: JsonPath } & (
  | { readonly kind: 'add'; readonly value: JsonValue }
  /** `oldPath` is the path in the old document. */
  | { readonly kind: 'remove'; readonly old: JsonValue; readonly oldPath: JsonPath }
  | {
      readonly kind: 'replace';
      readonly old: JsonValue;
      readonly value: JsonValue;
      readonly oldPath: JsonPath;
    }
);

/**
 * Lists what turns one document into the other. Numbers are equal by value, and the order of keys does not matter.
 * Items of lists are matched by the first of `keys` that all of them have with a value of their own, or by content.
 */
export function diffJson(old: JsonValue, now: JsonValue, keys: readonly string[] = []): JsonChange[] {
  const comparer = new Comparer(keys);
  comparer.compare(old, now, [], []);
  return comparer.changes;
}

class Comparer {
  readonly changes: JsonChange[] = [];
  readonly #ids = new ValueIds();
  readonly #keys: readonly string[];

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  compare(old: JsonValue, now: JsonValue, oldPath: JsonPath, path: JsonPath): void {
    if (this.#ids.of(old) === this.#ids.of(now)) return;
    if (old instanceof Map && now instanceof Map) this.#compareMaps(old, now, oldPath, path);
    else if (Array.isArray(old) && Array.isArray(now)) this.#compareLists(old, now, oldPath, path);
    else this.changes.push({ kind: 'replace', path, oldPath, old, value: now });
  }

  #compareMaps(old: JsonMap, now: JsonMap, oldPath: JsonPath, path: JsonPath): void {
    for (const [key, value] of old) {
      const at = [...path, key];
      const next = now.get(key);
      if (next === undefined)
        this.changes.push({ kind: 'remove', path: at, oldPath: [...oldPath, key], old: value });
      else this.compare(value, next, [...oldPath, key], at);
    }
    for (const [key, value] of now) {
      if (!old.has(key)) this.changes.push({ kind: 'add', path: [...path, key], value });
    }
  }

  #compareLists(
    old: readonly JsonValue[],
    now: readonly JsonValue[],
    oldPath: JsonPath,
    path: JsonPath,
  ): void {
    const { isKeyed, idOf } = matchItems(old, now, this.#keys, this.#ids);
    const { removed, added } = diffSequences(Int32Array.from(old, idOf), Int32Array.from(now, idOf));
    let [from, to] = [0, 0];
    while (from < old.length || to < now.length) {
      const isGone = removed[from] === 1;
      const isNew = added[to] === 1;
      const [before, after] = [old[from] ?? null, now[to] ?? null];
      if (isGone === isNew && (!isGone || !isKeyed)) {
        this.compare(before, after, [...oldPath, from], [...path, to]);
        [from, to] = [from + 1, to + 1];
      } else if (isGone) {
        this.changes.push({ kind: 'remove', path: [...path, to], oldPath: [...oldPath, from], old: before });
        from += 1;
      } else {
        this.changes.push({ kind: 'add', path: [...path, to], value: after });
        to += 1;
      }
    }
  }
}
