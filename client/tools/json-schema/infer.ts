import { canonicalNumber, type JsonMap, JsonNumber, type JsonValue } from '#core/json/values/json-value.ts';
import { isFormat } from './formats.ts';

export interface InferOptions {
  readonly hasRequired: boolean;
  readonly isClosed: boolean;
  readonly hasFormats: boolean;
}

const types = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const;

/** The formats that are detected, each by texts that surely have it. */
const formats: readonly (readonly [name: string, isOf: (text: string) => boolean])[] = [
  [
    'date-time',
    (text) =>
      /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[-+](?:[01]\d|2[0-3]):[0-5]\d)$/.test(text) &&
      isFormat('date', text.slice(0, 10)),
  ],
  ['date', (text) => isFormat('date', text)],
  ['uuid', (text) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text)],
  [
    'email',
    (text) =>
      /^[a-z\d](?:[a-z\d._+-]{0,60}[a-z\d])?@(?:[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?\.)+[a-z]{2,20}$/i.test(
        text,
      ),
  ],
  ['uri', (text) => /^https?:\/\/[a-z\d]/i.test(text) && isFormat('uri', text)],
];

/** The values found at one place of the samples. */
class Shape {
  readonly types = new Set<string>();
  readonly members = new Map<string, { readonly shape: Shape; count: number }>();
  objectCount = 0;
  items: Shape | undefined;
  /** The formats that all texts so far have; undefined before the first. */
  formats: readonly string[] | undefined;

  add(value: JsonValue): void {
    this.types.add(typeOf(value));
    if (typeof value === 'string') this.#addText(value);
    if (Array.isArray(value)) for (const item of value) (this.items ??= new Shape()).add(item);
    if (!(value instanceof Map)) return;
    this.objectCount += 1;
    for (const [key, member] of value) {
      const known = this.members.get(key) ?? { shape: new Shape(), count: 0 };
      known.count += 1;
      known.shape.add(member);
      this.members.set(key, known);
    }
  }

  #addText(text: string): void {
    const possible = this.formats ?? formats.map(([name]) => name);
    this.formats = formats
      .filter(([name, isOf]) => possible.includes(name) && isOf(text))
      .map(([name]) => name);
  }
}

function typeOf(value: JsonValue): (typeof types)[number] {
  if (value === null) return 'null';
  // An integer is a number without a fraction, however it is written.
  if (value instanceof JsonNumber) return canonicalNumber(value.text).includes('e-') ? 'number' : 'integer';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Map) return 'object';
  return typeof value === 'string' ? 'string' : 'boolean';
}

/** Makes a JSON Schema (draft 2020-12) that all samples fit. */
export function inferSchema(samples: readonly JsonValue[], options: InferOptions): JsonMap {
  const shape = new Shape();
  for (const sample of samples) shape.add(sample);
  return new Map<string, JsonValue>([
    ['$schema', 'https://json-schema.org/draft/2020-12/schema'],
    ...writeShape(shape, options),
  ]);
}

function writeShape(shape: Shape, options: InferOptions): JsonMap {
  const schema: JsonMap = new Map();
  const seen = types.filter(
    (type) => shape.types.has(type) && !(type === 'integer' && shape.types.has('number')),
  );
  if (seen.length > 0) schema.set('type', seen.length === 1 ? (seen[0] ?? null) : [...seen]);
  const format = options.hasFormats ? shape.formats?.[0] : undefined;
  if (format !== undefined) schema.set('format', format);
  if (shape.objectCount > 0) {
    const members = [...shape.members];
    schema.set(
      'properties',
      new Map(members.map(([key, member]) => [key, writeShape(member.shape, options)])),
    );
    const required = members.filter(([, { count }]) => count === shape.objectCount).map(([key]) => key);
    if (options.hasRequired && required.length > 0) schema.set('required', required);
    if (options.isClosed) schema.set('additionalProperties', false);
  }
  if (shape.items) schema.set('items', writeShape(shape.items, options));
  return schema;
}
