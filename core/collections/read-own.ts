/**
 * Returns the value of an object's own key. Every object inherits keys such as `constructor`, so a plain `record[key]`
 * would find those when a person types such a word.
 */
export function readOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
