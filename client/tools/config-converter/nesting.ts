import { JsonNumber, type JsonScalar, type JsonMap, type JsonValue } from '#core/json/values/json-value.ts';
import type { Losses } from './losses.ts';

/** A value under a key in a format without nesting. */
export interface FlatEntry {
  readonly path: readonly string[];
  readonly value: JsonScalar;
}

/** Lists the scalars of a value with their paths; list items have the step `[0]`. */
export function flatten(value: JsonValue, losses: Losses, path: readonly string[] = []): FlatEntry[] {
  if (Array.isArray(value) || value instanceof Map) {
    const members = Array.isArray(value)
      ? value.map((item, index) => [`[${index}]`, item] as const)
      : [...value];
    if (members.length > 0) return members.flatMap(([key, item]) => flatten(item, losses, [...path, key]));
    losses.add('empty', path);
    return path.length > 0 ? [{ path, value: '' }] : [];
  }
  return [{ path: path.length > 0 ? path : ['value'], value }];
}

/** Joins the steps of a path: `a.b[0]`. */
export function joinPath(path: readonly string[]): string {
  return path.reduce(
    (joined, step) => (/^\[\d+\]$/.test(step) || joined === '' ? joined + step : `${joined}.${step}`),
    '',
  );
}

/** A key with dots, and the value under it. An empty object is a section without keys. */
export interface DottedEntry {
  readonly key: string;
  readonly steps: readonly string[];
  readonly value: JsonValue;
}

/** Nests keys such as `a.b[0]`. A key stays at the top if its beginning has a value itself. */
export function nestKeys(entries: readonly DottedEntry[], losses: Losses): JsonValue {
  const root: JsonMap = new Map();
  const known = new Set(
    entries.filter(({ value }) => !(value instanceof Map)).map(({ steps }) => steps.join('\n')),
  );
  for (const { key, steps, value } of entries) {
    if (steps.some((_, index) => index > 0 && known.has(steps.slice(0, index).join('\n')))) {
      losses.add('unnested', [key]);
      root.set(key, value);
    } else put(root, steps, value);
  }
  return listIndexes(root);
}

/**
 * Splits at dots and before indexes. A key with an empty step is not split, nor one with signs of a path, a pattern or a
 * quoted name: the dots are theirs, as in `*.md` and `{a.json,b.yml}`.
 */
export function splitKey(key: string): readonly string[] {
  if (/[/\\*"'{},?!|<>()]/.test(key)) return [key];
  const steps = key.split('.').flatMap((step, at) => {
    const name = step.replace(/(?:\[\d{1,4}\]){1,100}$/, '');
    const indexes = step.slice(name.length).match(/\[\d+\]/g) ?? [];
    // A list as the root has keys such as `[0].a`.
    return name === '' && at === 0 && indexes.length > 0 ? indexes : [name, ...indexes];
  });
  return steps.includes('') || steps.length > 100 ? [key] : steps;
}

function put(root: JsonMap, steps: readonly string[], value: JsonValue): void {
  let at = root;
  for (const step of steps.slice(0, -1)) {
    const known = at.get(step);
    const next: JsonMap = known instanceof Map ? known : new Map<string, JsonValue>();
    at.set(step, next);
    at = next;
  }
  const last = steps.at(-1) ?? '';
  if (!at.has(last) || !(value instanceof Map)) at.set(last, value);
}

/** Turns objects whose keys are `[0]`, `[1]` and so on into lists. */
function listIndexes(value: JsonValue): JsonValue {
  if (!(value instanceof Map)) return value;
  const members = [...value].map(([key, member]) => [key, listIndexes(member)] as const);
  const isList = members.length > 0 && members.every((_, index) => value.has(`[${index}]`));
  if (!isList) return new Map(members);
  const items = new Map(members);
  return members.map((_, index) => items.get(`[${index}]`) as JsonValue);
}

/** Reads texts as numbers and booleans where writing them again gives the same text. */
export function detectTypes(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(detectTypes);
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [key, detectTypes(member)]));
  if (value === 'true' || value === 'false') return value === 'true';
  const isNumber = typeof value === 'string' && /^-?\d[\d.]*$/.test(value) && String(Number(value)) === value;
  return isNumber ? new JsonNumber(value) : value;
}
