import {
  InputData,
  jsonInputForTargetLanguage,
  JSONSchemaInput,
  quicktype,
  QuickTypeError,
} from 'quicktype-core';
import { ToolInputError, type Note } from '#core/errors.ts';
import { type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { readJsonValues } from '#core/json/values/read-values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { describeLanguage, inform, withGoFields, withGoImports } from './describe-language.ts';
import type { GenerateOptions, LanguageId } from './languages.ts';
import { languageOf, rendererOptions } from './quicktype-options.ts';
import { withWideSignatures } from './typescript-members.ts';

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
  const { text, detected } = await renderDetected(values, named);
  const several = values.length > 1 ? [inform(`${formatCount(values.length, 'sample')} merged.`)] : [];
  return {
    content: text,
    notes: [
      ...notes.filter(
        ({ sentence }) => !sentence.endsWith('comment lost.') && !sentence.endsWith('comments lost.'),
      ),
      ...several,
      ...describeRoot(text, named),
      ...detected,
      ...(await describeLanguage(text, options, async () => {
        const all = await renderDetected(values, { ...named, isTypesOnly: false });
        return all.text;
      })),
    ],
  };
}

// Some languages have no name for a map, and so none for a root that looks like one.
const isNamed = (text: string, { typeName }: GenerateOptions) =>
  text.toLowerCase().includes(typeName.toLowerCase().replace(/[^a-z0-9]/g, ''));

function describeRoot(text: string, options: GenerateOptions): Note[] {
  if (text.trim() === '') return [inform('There is no object, so no type is written.')];
  if (isNamed(text, options)) return [];
  return [inform('The root is not an object: only the types of its parts are written.')];
}

/** Renders a schema or samples, and notes which was detected. What only looks like a schema and is none is a sample. */
async function renderDetected(
  values: readonly JsonValue[],
  options: GenerateOptions,
): Promise<{ text: string; detected: readonly Note[] }> {
  const kind = options.source === 'auto' ? detectKind(values) : options.source;
  try {
    const text = await renderNamed(values, kind !== 'samples', options);
    if (options.source !== 'auto' || kind === 'samples') return { text, detected: [] };
    const fix = { label: 'Read as a sample', options: { source: 'samples' } };
    return { text, detected: [{ ...inform('Read as a JSON Schema.'), fix }] };
  } catch (error) {
    if (kind !== 'perhaps' || !(error instanceof ToolInputError)) throw error;
    const text = await renderNamed(values, false, options);
    const fix = { label: 'Read as a schema', options: { source: 'schema' } };
    const sentence = 'Read as a sample, since it is not a valid JSON Schema.';
    return { text, detected: [{ severity: 'warning', sentence, fix }] };
  }
}

async function renderNamed(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  const text = await render(values, isSchema, options);
  if (text.trim() === '' && !isSchema && options.language === 'typescript')
    return renderList(values, options);
  const needsName = !isNamed(text, options) && values.some((value) => value instanceof Map);
  return needsName ? render(values, isSchema, { ...options, hasMaps: false }) : text;
}

/** quicktype writes nothing for lists that hold no object, so their type is taken from a field. */
async function renderList(values: readonly JsonValue[], options: GenerateOptions): Promise<string> {
  const fields = values.map((value): JsonValue => new Map([['value', value]]));
  const text = await render(fields, false, options);
  const { name, type } = /interface (?<name>\S+) \{\s*value: (?<type>.+);/.exec(text)?.groups ?? {};
  return type === undefined ? '' : `export type ${name ?? options.typeName} = ${type};\n`;
}

/** Detects one object that describes others: a schema if it says so or has references, perhaps one by its form. */
function detectKind(values: readonly JsonValue[]): 'samples' | 'schema' | 'perhaps' {
  const [value] = values;
  if (values.length !== 1 || !(value instanceof Map)) return 'samples';
  const schema = value.get('$schema');
  if (typeof schema === 'string') return schema.includes('json-schema.org') ? 'schema' : 'samples';
  if (value.get('type') !== 'object' || !(value.get('properties') instanceof Map)) return 'samples';
  return writeJsonValue(value).includes('"$ref":"') ? 'schema' : 'perhaps';
}

/**
 * Writes a sample for quicktype, which reads 1.0 and 1e3 as integers, so they get a fraction, and large integers as
 * doubles, though 64 bits hold them; in Python all integers fit. Only their type counts.
 */
function writeSample(value: JsonValue, language: LanguageId): string {
  return writeJsonValue(value).replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => {
    if (token.startsWith('"')) return token;
    if (/[.eE]/.test(token)) return '0.5';
    return language === 'python' || BigInt.asIntN(64, BigInt(token)) === BigInt(token) ? '1' : '0.5';
  });
}

async function render(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  const { language, typeName, hasEnums, hasMaps } = options;
  const hasDates = options.hasDates && !language.startsWith('typescript');
  const lang = languageOf({ ...options, hasDates }, isSchema);
  const schema = isSchema ? writeJsonValue(values[0] ?? null) : '';
  try {
    const inputData = new InputData();
    if (isSchema) {
      const input = new JSONSchemaInput(undefined);
      await input.addSource({ name: typeName, schema });
      inputData.addInput(input);
    } else {
      const input = jsonInputForTargetLanguage(lang);
      await input.addSource({ name: typeName, samples: values.map((value) => writeSample(value, language)) });
      inputData.addInput(input);
    }
    const { lines } = await quicktype({
      inputData,
      lang,
      rendererOptions: rendererOptions(options),
      inferMaps: hasMaps,
      inferEnums: hasEnums,
      inferDateTimes: hasDates,
      inferUuids: false,
      inferIntegerStrings: false,
      inferBooleanStrings: false,
      leadingComments: [],
    });
    const text = `${lines
      .join('\n')
      .replace(/^\/\/ This file was generated.*\n/, '')
      .trim()}\n`;
    // A tag of a hyphen alone leaves the field out; with a comma it is the key (Go, encoding/json, Marshal).
    if (language === 'go') return withGoImports(withGoFields(text.replaceAll('`json:"-"`', '`json:"-,"`')));
    if (language === 'typescript') return withWideSignatures(text);
    if (language === 'kotlin') return withKotlinLists(text);
    return language === 'java' && options.isTypesOnly ? withoutConverter(text) : text;
  } catch (error) {
    if (!(error instanceof QuickTypeError)) throw error;
    throw new ToolInputError(`No types can be written: ${error.message.replace(/\.$/, '')}.`, {
      hint: /"\$ref":"(?!#)/.test(schema)
        ? 'References to other files are not followed.'
        : isSchema
          ? 'Choose “JSON samples” if it is a sample.'
          : 'Give one object, or a list of objects.',
    });
  }
}

/** In kotlinx.serialization, `JsonArray` and `JsonObject` take no type: they hold JSON that was not decoded. */
function withKotlinLists(text: string): string {
  return text.replace(/^(typealias \S+ = )Json(?:(Array)|Object)</m, (_, start: string, isList?: string) =>
    isList === undefined ? `${start}Map<String, ` : `${start}List<`,
  );
}

/** Removes the class that reads and writes JSON, unless the others need it. */
function withoutConverter(text: string): string {
  const files = text.split(/^(?=\/\/ \w+\.java$)/m);
  const others = files.filter((file) => !file.startsWith('// Converter.java')).join('');
  return others.includes('Converter.') ? text : others;
}
