import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type JsonMap, type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { readJsonValues } from '#core/json/values/read-values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { describeLanguage, inform } from './describe-language.ts';
import type { GenerateOptions } from './languages.ts';
import { render } from './render-types.ts';

export interface GeneratedTypes {
  readonly content: string;
  readonly notes: readonly Note[];
}

/** Writes types for JSON samples or a JSON Schema. Throws a ToolInputError for invalid JSON or an unusable schema. */
export async function generateTypes(
  content: string | Blob,
  options: GenerateOptions,
): Promise<GeneratedTypes> {
  const { values, notes } = await readJsonValues(content);
  const name = options.typeName.trim();
  const named = { ...options, typeName: name === '' ? 'Root' : name };
  const { text, isSchema, detected } = await renderDetected(values, named);
  const several = values.length > 1 ? [inform(`${formatCount(values.length, 'sample')} merged.`)] : [];
  return {
    content: text,
    notes: [
      ...notes.filter(
        ({ sentence }) => !sentence.endsWith('comment lost.') && !sentence.endsWith('comments lost.'),
      ),
      ...several,
      ...describeRoot(
        text,
        values.every((value) => isList(value, isSchema)),
        named,
      ),
      ...detected,
      ...(await describeLanguage(text, options, async () => {
        const all = await renderDetected(values, { ...named, isTypesOnly: false });
        return all.text;
      })),
    ],
  };
}

// Some languages have no name for a map, and so none for a root that looks like one.
const isNamed = (text: string, options: GenerateOptions) => text.toLowerCase().includes(plainName(options));
const plainName = ({ typeName }: GenerateOptions) => typeName.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function describeRoot(text: string, isOfList: boolean, options: GenerateOptions): Note[] {
  if (text.trim() === '') return [inform('There is no object, so no type is written.')];
  if (!isNamed(text, options))
    return [inform('The root is not an object: only the types of its parts are written.')];
  if (!isOfList || !options.isTypesOnly) return [];
  // quicktype gives the name of a list to its items in some languages.
  const declared = Array.from(text.matchAll(/^ *(?:export interface|public (?:partial )?class) (\w+)/gm));
  const item = declared.find(([, name = '']) => name.toLowerCase() === plainName(options))?.[1];
  return item === undefined
    ? []
    : [inform(`The root is a list, and ${item} is the type of the objects in it.`)];
}

function isList(value: JsonValue, isSchema: boolean): boolean {
  return isSchema ? value instanceof Map && value.get('type') === 'array' : Array.isArray(value);
}

/** Renders a schema or samples, and notes which was detected. What only looks like a schema and is none is a sample. */
async function renderDetected(
  values: readonly JsonValue[],
  options: GenerateOptions,
): Promise<{ text: string; isSchema: boolean; detected: readonly Note[] }> {
  const kind = options.source === 'auto' ? detectKind(values) : options.source;
  try {
    const isSchema = kind !== 'samples';
    const text = await renderNamed(values, isSchema, options);
    if (options.source !== 'auto' || !isSchema) return { text, isSchema, detected: [] };
    const fix = { label: 'Read as a sample', options: { source: 'samples' } };
    return { text, isSchema, detected: [{ ...inform('Read as a JSON Schema.'), fix }] };
  } catch (error) {
    if (kind !== 'perhaps' || !(error instanceof ToolInputError)) throw error;
    const text = await renderNamed(values, false, options);
    const fix = { label: 'Read as a schema', options: { source: 'schema' } };
    const sentence = 'Read as a sample, since it is not a valid JSON Schema.';
    return { text, isSchema: false, detected: [{ severity: 'warning', sentence, fix }] };
  }
}

async function renderNamed(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  if (!isSchema && options.language === 'typescript-zod' && !values.some((value) => value instanceof Map))
    return renderZodRoot(values, options);
  const text = await renderWhole(values, isSchema, options);
  const needsName = !isNamed(text, options) && values.some((value) => value instanceof Map);
  return needsName ? render(values, isSchema, { ...options, hasMaps: false }) : text;
}

/** Names the unions of TypeScript where the root is one, or one is within itself; otherwise they need no names. */
async function renderWhole(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  const named = { ...options, namesUnions: true };
  if (options.language !== 'typescript') return render(values, isSchema, options);
  if (!isSchema) {
    const text = await render(values, false, options);
    const isComplete = !options.isTypesOnly || (hasRoot(text, options) && !isMap(text, values[0]));
    return isComplete ? text : withRootType(text, values, false, options);
  }
  try {
    const plain = await render(values, isSchema, options);
    const text = hasRoot(plain, options) ? plain : await render(values, isSchema, named);
    return options.isTypesOnly ? await withRootType(text, values, true, options) : text;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return render(values, isSchema, named);
  }
}

/** Returns whether an object became a map: then no type has its first key. */
function isMap(text: string, sample: JsonValue | undefined): boolean {
  if (!(sample instanceof Map) || sample.size === 0) return false;
  const [key = ''] = sample.keys();
  const members = [key, JSON.stringify(key)].flatMap((name) => [`\n    ${name}:`, `\n    ${name}?:`]);
  return !members.some((member) => text.includes(member));
}

function hasRoot(text: string, options: GenerateOptions): boolean {
  const names = Array.from(text.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name = '']) => name);
  return names.some((name) => name.toLowerCase() === plainName(options));
}

/** quicktype gives the name of a root that is a map to its values, which get another one here, or to nothing. */
async function withRootType(
  text: string,
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  const [root] = values;
  if (isSchema && root instanceof Map && root.has('properties')) return text;
  const ofValues = { ...options, typeName: `${options.typeName} value` };
  const whole = await render(values, isSchema, { ...ofValues, isTypesOnly: false });
  const [, name = '', type = ''] = /static to(\w+)Value\(json: string\): (.+) \{$/m.exec(whole) ?? [];
  if (name === '' || (hasRoot(text, options) && !type.startsWith('{ [key'))) return text;
  const types = await render(values, isSchema, ofValues);
  return `export type ${name} = ${type};\n${/^export /m.test(types) ? `\n${types}` : ''}`;
}

/** quicktype writes no schema of Zod for a root that is not an object, so it is taken from a field, too. */
async function renderZodRoot(values: readonly JsonValue[], options: GenerateOptions): Promise<string> {
  const fields = values.map((value): JsonValue => new Map([[`${options.typeName} element`, value]]));
  const text = await render(fields, false, options);
  return text.replace(
    /= z\.object\(\{\n {4}"[^\n]*?": ([^\n]+),\n\}\);(?=\nexport type \w+ = [^\n]+\n$)/,
    '= $1;',
  );
}

/** Detects one object that describes others: a schema if it says so or has references, perhaps one by its form. */
function detectKind(values: readonly JsonValue[]): 'samples' | 'schema' | 'perhaps' {
  const [value] = values;
  if (values.length !== 1 || !(value instanceof Map)) return 'samples';
  const schema = value.get('$schema');
  if (typeof schema === 'string') return schema.includes('json-schema.org') ? 'schema' : 'samples';
  const members = { object: ['properties', 'additionalProperties', 'patternProperties'], array: ['items'] };
  const type = value.get('type');
  const names = typeof type === 'string' ? (readOwn(members, type) ?? []) : [];
  const isDescribed = names.some((name) => value.get(name) instanceof Map);
  if (!isDescribed && !isComposed(value)) return 'samples';
  return writeJsonValue(value).includes('"$ref":"') ? 'schema' : 'perhaps';
}

/** Whether an object consists of schemas (JSON Schema, 10.2), or refers to one of its own definitions. */
function isComposed(value: JsonMap): boolean {
  const words = ['type', '$ref', 'properties', 'items', 'enum', 'const', 'allOf', 'anyOf', 'oneOf'];
  const isSchema = (part: JsonValue) => part instanceof Map && words.some((word) => part.has(word));
  const hasParts = ['allOf', 'anyOf', 'oneOf'].some((name) => {
    const parts = value.get(name);
    return Array.isArray(parts) && parts.length > 0 && parts.every(isSchema);
  });
  const hasDefinitions = ['$defs', 'definitions'].some((name) => value.get(name) instanceof Map);
  return hasParts || (hasDefinitions && typeof value.get('$ref') === 'string');
}
