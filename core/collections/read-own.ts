/**
 * Returns the value of an object's own key. Every object inherits `constructor` and its like, so a plain `record[key]`
 * finds something for these words, whoever typed them.
 */
export function readOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
