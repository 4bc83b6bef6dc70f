import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { SchemaDraft } from '@cfworker/json-schema';
import { type Note, ToolInputError } from '#core/errors.ts';
import { type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { readJsonText, type ReadValues } from '#core/json/values/read-values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { dataKeywords, findBadPattern, findUncheckedFormats } from './formats.ts';
import { inferSchema } from './infer.ts';
import { findPlaces, maxPlaces } from './places.ts';
import type { SchemaOptions } from './state.ts';
import { listKeywords } from './tidy-schema.ts';
import { checkSchema, detectDraft, findPlainReferences, unknownDraft, validateJson } from './validate.ts';

export interface CheckedJson {
  readonly content: string;
  readonly summary: string;
  readonly notes: readonly Note[];
}

/** Writes a schema that all samples fit. Throws a ToolInputError for invalid JSON. */
export function generateSchema(texts: readonly string[], options: SchemaOptions): CheckedJson {
  const read = texts.map((text) => readNamed(text, 'The data'));
  const samples = read.flatMap(({ values }) => values);
  const several: Note[] =
    samples.length > 1 ? [inform(`${formatCount(samples.length, 'sample')} merged.`)] : [];
  return {
    content: `${writeJsonValue(inferSchema(samples, options), 2)}\n`,
    summary: 'Draft 2020-12',
    notes: [
      ...read.flatMap(({ notes }) => notes).filter(({ severity }) => severity === 'warning'),
      ...several,
    ],
  };
}

/**
 * Lists the errors of the data by the schema. Throws a ToolInputError for invalid JSON or an unusable schema.
 */
export function checkData(dataText: string, schemaText: string, draft: 'auto' | SchemaDraft): CheckedJson {
  const data = readNamed(dataText, 'The data');
  const [schema] = readNamed(schemaText, 'The schema').values;
  if (!(schema instanceof Map) && typeof schema !== 'boolean') {
    throw new ToolInputError('The schema is not an object.', {
      hint: 'A JSON Schema is an object, true or false.',
    });
  }
  const used = draft === 'auto' ? detectDraft(schema) : draft;
  const errors = validateAll(data, schema, schemaText, used);
  const places = findPlaces(dataText.replace(/^\ufeff/, ''), errors);
  const lines = errors.map(({ pointer, message, document }, index) => {
    const place = places[index];
    const value = data.values.length > 1 ? `value ${document + 1} ` : '';
    return `${place === undefined ? '' : `${place} `}${value}${pointer === '' ? '(root)' : pointer}: ${message}\n`;
  });
  const count = data.values.length > 1 ? ` (${formatCount(data.values.length, 'value')})` : '';
  return {
    content: errors.length === 0 ? 'Valid\n' : lines.join(''),
    summary: `${errors.length === 0 ? 'Valid' : formatCount(errors.length, 'error')}${count}`,
    notes: [
      ...describeSchema(schema, used),
      ...(errors.length > maxPlaces ? [firstPlaces] : []),
      ...data.notes,
    ],
  };
}

function validateAll({ values }: ReadValues, schema: JsonValue, schemaText: string, draft: SchemaDraft) {
  try {
    return values.flatMap((value, document) =>
      validateJson(value, schema, draft).map((error) => ({ ...error, document })),
    );
  } catch (error) {
    const bad = error instanceof SyntaxError ? findBadPattern(schema) : undefined;
    if (!bad) throw error;
    const [place] = findPlaces(schemaText.replace(/^\ufeff/, ''), [{ document: 0, pointer: bad.pointer }]);
    const [line = '1', column = '1'] = place?.split(':') ?? [];
    throw new ToolInputError(
      `The schema, line ${line}, column ${column}: the regular expression “${bad.pattern}” at ${bad.pointer} is invalid: ${bad.reason}.`,
      {
        hint: 'Correct it. Patterns are those of ECMA-262 with the flag u; a backslash is written twice in JSON.',
      },
    );
  }
}

const firstPlaces = inform(`Only the first ${formatCount(maxPlaces, 'error')} have their line and column.`);

function readNamed(text: string, title: string): ReadValues {
  try {
    return readJsonText(text);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { line, column, hint } = error.details;
    const place = line === undefined ? '' : `, line ${line}, column ${column ?? 1}`;
    throw new ToolInputError(`${title}${place}: ${error.message.replace(/\.?$/, '.')}`, { hint });
  }
}

function describeSchema(schema: JsonValue, draft: SchemaDraft): Note[] {
  const faults = checkSchema(schema, draft)
    .slice(0, 10)
    .map(({ pointer, keyword, message }) => {
      const isLeftOut = keyword === 'type' && listKeywords.some((each) => pointer.endsWith(`/${each}`));
      const place = pointer === '' ? 'its root' : pointer;
      return warn(`The schema at ${place}: ${message}${isLeftOut ? ' It is ignored.' : ''}`);
    });
  const newest = draft === '2020-12' ? [...describeReferences(schema), ...describeLists(schema)] : [];
  const formats = [...findUncheckedFormats(schema)].slice(0, 20).join(', ');
  const unchecked = formats === '' ? [] : [warn(`Formats that are not checked: ${formats}.`)];
  const named = unknownDraft(schema);
  const unknown = named === undefined ? [] : [warn(`The draft of $schema is not known: ${named}.`)];
  const name = draft.length === 1 ? `draft ${draft}` : draft;
  return [
    ...unknown,
    ...withoutKeywords(schema),
    ...faults,
    ...newest,
    ...unchecked,
    inform(`Validated by ${name}.`),
  ];
}

function describeReferences(schema: JsonValue): Note[] {
  const [first] = findPlainReferences(schema);
  if (first === undefined) return [];
  const sentence = `The $dynamicRef “${first}” is read as a plain $ref, since the root has no $dynamicAnchor of that name.`;
  return [warn(sentence)];
}

/** In 2020-12, `items` is one schema (10.3.1.2). The library reads a list as older drafts do. */
function describeLists(schema: JsonValue): Note[] {
  return findItemLists(schema)
    .slice(0, 3)
    .map((pointer) =>
      warn(
        `The schema at ${pointer}: 2020-12 has no list here; it is read as prefixItems.`,
        'Rename it to prefixItems.',
      ),
    );
}

function findItemLists(schema: JsonValue, pointer = ''): string[] {
  const entries = Array.isArray(schema) ? schema.entries() : schema instanceof Map ? schema : [];
  return [...entries].flatMap(([key, value]) => {
    if (dataKeywords.has(String(key))) return [];
    const own = `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [...(key === 'items' && Array.isArray(value) ? [own] : []), ...findItemLists(value, own)];
  });
}

/** The keywords that limit values, of all drafts that are read. */
const keywords: ReadonlySet<string> = new Set(
  (
    '$ref $dynamicRef $recursiveRef $defs definitions type enum const not if then else allOf anyOf oneOf format ' +
    'pattern minLength maxLength multipleOf minimum exclusiveMinimum maximum exclusiveMaximum items prefixItems ' +
    'additionalItems unevaluatedItems minItems maxItems uniqueItems contains minContains maxContains required ' +
    'properties patternProperties additionalProperties unevaluatedProperties propertyNames minProperties ' +
    'maxProperties dependencies dependentSchemas dependentRequired contentMediaType contentEncoding contentSchema'
  ).split(' '),
);

/** The two texts are easily swapped, and by data as a schema everything is valid. */
function withoutKeywords(schema: JsonValue): Note[] {
  if (!(schema instanceof Map) || schema.size === 0) return [];
  if ([...schema.keys()].some((key) => keywords.has(key))) return [];
  const sentence = 'The schema has no keyword that limits values: every value is valid.';
  return [warn(sentence, 'Check that the data and the schema are not swapped.')];
}
