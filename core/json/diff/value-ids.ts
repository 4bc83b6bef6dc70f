import { canonicalNumber, JsonNumber, type JsonValue } from '#core/json/values/json-value.ts';

/** Gives values that mean the same the same number. */
export class ValueIds {
  readonly #ids = new Map<string, number>();
  /** Each container is read once, however often it is asked for. */
  readonly #known = new WeakMap<object, number>();
  readonly #ignoresOrder: boolean;

  /** With `ignoresOrder`, lists mean the same in any order. */
  constructor(ignoresOrder = false) {
    this.#ignoresOrder = ignoresOrder;
  }

  of(value: JsonValue): number {
    if (typeof value !== 'object' || value === null) return this.#idOf(JSON.stringify(value));
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const id = this.#idOf(this.#write(value));
    this.#known.set(value, id);
    return id;
  }

  #write(value: JsonNumber | JsonValue[] | Map<string, JsonValue>): string {
    if (value instanceof JsonNumber) return canonicalNumber(value.text);
    if (Array.isArray(value)) {
      const items = value.map((item) => this.of(item));
      return `[${(this.#ignoresOrder ? items.sort((a, b) => a - b) : items).join()}]`;
    }
    const members = [...value].map(([key, member]) => `${JSON.stringify(key)}:${this.of(member)}`);
    return `{${members.sort().join()}}`;
  }

  #idOf(written: string): number {
    const id = this.#ids.get(written) ?? this.#ids.size;
    this.#ids.set(written, id);
    return id;
  }
}
