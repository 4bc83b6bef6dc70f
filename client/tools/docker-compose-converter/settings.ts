/** A service of a compose file, or a map in it. Names may be any text, so no object holds them. */
export type Settings = Map<string, unknown>;

/** Adds an item to a list of a map. */
export function addTo(map: Settings, key: string, item: unknown): void {
  const list = map.get(key);
  if (Array.isArray(list)) list.push(item);
  else map.set(key, [item]);
}

export function mapIn(map: Settings, key: string): Settings {
  const known = map.get(key);
  if (known instanceof Map) return known as Settings;
  const made: Settings = new Map();
  map.set(key, made);
  return made;
}

export function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Splits `a=b,"c=d,e"` as Docker does: by commas, except in quoted fields of CSV (RFC 4180). */
export function fieldsOf(value: string): string[] {
  return Array.from(
    value.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))(?=,|$)/g),
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** Whether a switch is on, by the words that Go takes for it (ParseBool). */
export function isTrue(text: string): boolean {
  return !/^(?:0|f|false)$/i.test(text);
}
