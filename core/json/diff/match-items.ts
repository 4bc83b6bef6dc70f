import { JsonNumber, type JsonMap, type JsonValue } from '#core/json/values/json-value.ts';
import { ValueIds } from './value-ids.ts';

interface ItemMatching {
  /** True if items are matched by a key, so their other values may differ. */
  readonly isKeyed: boolean;
  /** The same for items that match. */
  idOf(item: JsonValue): number;
}

/** Chooses how the items of two lists are matched: by the first key that all have with values of their own, or by content. */
export function matchItems(
  old: readonly JsonValue[],
  now: readonly JsonValue[],
  keys: readonly string[],
  ids: ValueIds,
): ItemMatching {
  const key = keys.find((each) => hasOwnValues(old, each) && hasOwnValues(now, each));
  const idOf = (item: JsonValue) =>
    ids.of(key !== undefined && item instanceof Map ? (item.get(key) ?? null) : item);
  return { isKeyed: key !== undefined, idOf };
}

/** Returns the new document with its lists in the order of the old one, and new items after them. */
export function alignLists(
  old: JsonValue,
  now: JsonValue,
  keys: readonly string[],
  ids: ValueIds = new ValueIds(true),
): JsonValue {
  if (old instanceof Map && now instanceof Map) {
    const aligned: JsonMap = new Map();
    for (const [key, value] of now) aligned.set(key, alignLists(old.get(key) ?? null, value, keys, ids));
    return aligned;
  }
  if (!Array.isArray(old) || !Array.isArray(now)) return now;
  const { idOf } = matchItems(old, now, keys, ids);
  const waiting = new Map<number, JsonValue[]>();
  for (const item of now.toReversed()) {
    const same = waiting.get(idOf(item)) ?? [];
    same.push(item);
    waiting.set(idOf(item), same);
  }
  const matched = old.flatMap((item) => {
    const match = waiting.get(idOf(item))?.pop();
    return match === undefined ? [] : [{ match, aligned: alignLists(item, match, keys, ids) }];
  });
  const taken = new Map<JsonValue, number>();
  for (const { match } of matched) taken.set(match, (taken.get(match) ?? 0) + 1);
  const rest = now.filter((item) => {
    const count = taken.get(item) ?? 0;
    taken.set(item, count - 1);
    return count <= 0;
  });
  return [...matched.map(({ aligned }) => aligned), ...rest];
}

/** True if all items are objects that have the key, each with another scalar. */
function hasOwnValues(items: readonly JsonValue[], key: string): boolean {
  const seen = new Set<unknown>();
  for (const item of items) {
    const value = item instanceof Map ? item.get(key) : undefined;
    const scalar = value instanceof JsonNumber ? `#${value.text}` : value;
    if (typeof scalar !== 'string' || seen.has(scalar)) return false;
    seen.add(scalar);
  }
  return items.length > 0;
}
