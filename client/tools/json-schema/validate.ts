import { dereference, type OutputUnit, type Schema, type SchemaDraft, validate } from '@cfworker/json-schema';
import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { type JsonValue, toPlainValue } from '#core/json/values/json-value.ts';
import { describeErrors, readFragment, type SchemaError } from './describe-errors.ts';
import { bindDynamicReferences } from './dynamic-references.ts';
import { tidySchema } from './tidy-schema.ts';
import metaSchema from './meta-schema.json' with { type: 'json' };

/** Returns the draft that a schema names; 2020-12 if it names none. Throws a ToolInputError for one before draft 4. */
export function detectDraft(schema: JsonValue): SchemaDraft {
  const named = schema instanceof Map ? schema.get('$schema') : undefined;
  if (typeof named !== 'string') return '2020-12';
  if (named.includes('2019-09')) return '2019-09';
  if (/draft-0[67]/.test(named)) return '7';
  const old = /draft-0([0-3])/.exec(named)?.[1];
  if (old !== undefined) {
    throw new ToolInputError(`The schema is of draft ${old} ($schema: ${named}), which is not supported.`, {
      field: 'draft',
      hint: 'Rewrite it for draft 4 or later, where "required" is a list of names; or choose a draft to read it by.',
    });
  }
  // Draft 5 changed only the words of draft 4.
  return /draft-0[45]/.test(named) ? '4' : '2020-12';
}

/** Returns the `$schema` of a draft that is not known here. */
export function unknownDraft(schema: JsonValue): string | undefined {
  const named = schema instanceof Map ? schema.get('$schema') : undefined;
  if (typeof named !== 'string') return undefined;
  const isKnown = /json-schema\.org\/(?:draft-0\d\/|draft\/(?:2019-09|2020-12)\/)?schema#?$/.test(named);
  return isKnown ? undefined : named;
}

/**
 * Validates data. Throws a ToolInputError for a schema that cannot be used, and a SyntaxError for one with an invalid
 * regular expression.
 */
export function validateJson(data: JsonValue, schema: JsonValue, draft: SchemaDraft): SchemaError[] {
  return describeErrors(run(toPlainValue(data), toPlainValue(schema) as Schema | boolean, draft));
}

/** Finds the first error of each place in the schema itself, as far as the keywords of draft 7 define them. */
export function checkSchema(schema: JsonValue, draft: SchemaDraft): SchemaError[] {
  // In draft 4 these are true or false.
  const differs = draft === '4' ? /\/exclusiveM(?:in|ax)imum$/ : undefined;
  const places = new Set<string>();
  return describeErrors(run(toPlainValue(schema), metaSchema as Schema, '7')).filter(
    ({ pointer, keyword }) =>
      keyword !== 'if' && !differs?.test(pointer) && places.size < places.add(pointer).size,
  );
}

/** Lists the values of `$dynamicRef` whose target depends on the path to them: they are read as plain references. */
export function findPlainReferences(schema: JsonValue): readonly string[] {
  const plain = toPlainValue(schema) as Schema | boolean;
  return bindDynamicReferences(plain, findAddresses(plain, '2020-12'));
}

function findAddresses(schema: Schema | boolean, draft: SchemaDraft) {
  tidySchema(schema, draft);
  return dereference(schema);
}

function run(data: unknown, schema: Schema | boolean, draft: SchemaDraft): readonly OutputUnit[] {
  try {
    const lookup = findAddresses(schema, draft);
    correctAnchors(lookup);
    addPointedAt(schema, lookup);
    if (draft === '2020-12') bindDynamicReferences(schema, lookup);
    // A schema may refer to that of draft 7.
    if (schema !== metaSchema && usesMetaSchema(schema))
      dereference(structuredClone(metaSchema) as Schema, lookup);
    return validate(data, schema, draft, lookup, false).errors;
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    const failure = describeFailure(error);
    const isMetaSchema = failure.includes('json-schema.org/draft');
    const hint = isMetaSchema
      ? `Of the schemas of the drafts only ${metaSchema.$id} is known here.`
      : 'References to other files are not followed. Put what they name into $defs.';
    const isEndless = error instanceof RangeError;
    throw new ToolInputError(`The schema cannot be used: ${failure}.`, {
      hint: isEndless
        ? 'Let the reference lead to a schema within properties or items, not to itself.'
        : hint,
    });
  }
}

/** Adds the schemas in lists of unknown keywords, such as `examples`: the library finds only those in objects. */
function addPointedAt(schema: Schema | boolean, lookup: ReturnType<typeof dereference>): void {
  if (typeof schema !== 'object') return;
  const [base = ''] = (schema.__absolute_uri__ ?? '').split('#');
  for (const [, text = ''] of JSON.stringify(schema).matchAll(/"\$ref":("#\/(?:[^"\\]|\\.)*")/g)) {
    const pointer = (JSON.parse(text) as string).slice(1);
    if (readOwn(lookup, `${base}#${pointer}`) !== undefined) continue;
    let target: unknown = schema;
    for (const part of readFragment(pointer).split('/').slice(1)) {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const isHolder = typeof target === 'object' && target !== null;
      target = isHolder ? readOwn(target as Readonly<Record<string, unknown>>, key) : undefined;
    }
    if (typeof target === 'object' || typeof target === 'boolean')
      dereference(target as Schema, lookup, new URL(base), pointer);
  }
}

/**
 * An anchor belongs to the schema with the nearest `$id` (JSON Schema 2020-12, 8.2.2); the library gives it to those
 * around as well, where it may hide one of the same name.
 */
function correctAnchors(lookup: ReturnType<typeof dereference>): void {
  const anchored = Object.entries(lookup).flatMap(([address, schema]) =>
    typeof schema === 'object' && schema.$anchor !== undefined ? [[address, schema] as const] : [],
  );
  for (const [address, { $anchor = '' }] of anchored) {
    if (address.endsWith(`#${$anchor}`)) Reflect.deleteProperty(lookup, address);
  }
  for (const [, schema] of anchored) {
    const [base = ''] = (schema.__absolute_uri__ ?? '').split('#');
    Object.assign(lookup, { [`${base}#${schema.$anchor ?? ''}`]: schema });
  }
}

function usesMetaSchema(schema: Schema | boolean): boolean {
  const [address = ''] = metaSchema.$id.split('#');
  return (
    typeof schema === 'object' &&
    schema.$id !== metaSchema.$id &&
    JSON.stringify(schema).includes(`"$ref":"${address}`)
  );
}

function describeFailure(error: unknown): string {
  if (error instanceof RangeError) return 'it refers to itself without end, or is nested too deep';
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n', 1)[0] ?? '').replace(/\.\s*Absolute URI.*$|\.$/, '');
}
