import { JsonNumber, type JsonValue } from '#core/json/values/json-value.ts';

/** Keywords whose members are schemas by names of their own. */
const named = /^(?:properties|patternProperties|definitions|\$defs|dependentSchemas)$/;
/** Keywords whose values are not schemas. */
const plain = /^(?:const|default|enum|examples)$/;

/**
 * Rewrites what quicktype does not read: schemas that are `false` go, and the members that `patternProperties` allows
 * beside no others are further members (JSON Schema 2020-12, Core, 10.3.2). quicktype takes unevaluated members for
 * further ones, but those of `allOf` and its like are evaluated (11.3). It names types by `definitions`, the former
 * name of `$defs`.
 */
export function readableSchema(value: JsonValue, isOfNames = false): JsonValue {
  if (Array.isArray(value)) return value.filter((item) => item !== false).map((item) => readableSchema(item));
  if (!(value instanceof Map)) return value;
  const entries = [...value]
    .filter(([key, item]) => item !== false || !(isOfNames || key === 'items' || key === 'additionalItems'))
    .map(([key, item]): [string, JsonValue] => {
      if (!isOfNames && plain.test(key)) return [key, item];
      if (!isOfNames && key === '$ref' && typeof item === 'string')
        return [key, item.replaceAll(/(?<!\/properties)\/\$defs\//g, '/definitions/')];
      return [key, readableSchema(item, !isOfNames && named.test(key))];
    });
  const schema = new Map(entries);
  if (!isOfNames && ['allOf', 'anyOf', 'oneOf', '$ref'].some((key) => schema.has(key)))
    schema.delete('unevaluatedProperties');
  return isOfNames ? schema : withFurtherMembers(withNumberType(withDefinitions(schema)));
}

function withDefinitions(schema: Map<string, JsonValue>): Map<string, JsonValue> {
  const [current, former] = [schema.get('$defs'), schema.get('definitions')];
  if (!(current instanceof Map)) return schema;
  schema.delete('$defs');
  return schema.set('definitions', new Map([...(former instanceof Map ? former : []), ...current]));
}

/** quicktype takes listed numbers without a type for integers or others, though their type is plain. */
function withNumberType(schema: Map<string, JsonValue>): Map<string, JsonValue> {
  const listed = schema.get('enum') ?? [schema.get('const') ?? true];
  if (schema.has('type') || !Array.isArray(listed)) return schema;
  const numbers = listed.filter((value) => value instanceof JsonNumber);
  const nulls = listed.filter((value) => value === null);
  if (numbers.length === 0 || numbers.length + nulls.length < listed.length) return schema;
  const type = numbers.every(({ text }) => /^-?\d+$/.test(text)) ? 'integer' : 'number';
  return schema.set('type', nulls.length > 0 ? [type, 'null'] : type);
}

function withFurtherMembers(schema: Map<string, JsonValue>): JsonValue {
  const patterns = schema.get('patternProperties');
  const further = schema.get('additionalProperties');
  if (!(patterns instanceof Map) || patterns.size === 0 || further === undefined || further === true)
    return schema;
  const kinds = [...patterns.values(), ...(further === false ? [] : [further])];
  return schema.set(
    'additionalProperties',
    kinds.length === 1 ? (kinds[0] ?? true) : new Map([['anyOf', kinds]]),
  );
}
