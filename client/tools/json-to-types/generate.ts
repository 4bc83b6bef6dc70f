import {
  InputData,
  jsonInputForTargetLanguage,
  JSONSchemaInput,
  quicktype,
  QuickTypeError,
} from 'quicktype-core';
import { ToolInputError, type Note } from '#core/errors.ts';
import { isJsonScalar, type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { readJsonValues } from '#core/json/values/read-values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { LanguageId } from './languages.ts';

export interface GenerateOptions {
  readonly language: LanguageId;
  readonly source: 'auto' | 'samples' | 'schema';
  readonly typeName: string;
  readonly isTypesOnly: boolean;
  readonly hasEnums: boolean;
  readonly hasMaps: boolean;
  readonly hasDates: boolean;
}

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
  const isSchema = options.source === 'schema' || (options.source === 'auto' && looksLikeSchema(values));
  const name = options.typeName.trim();
  const named = { ...options, typeName: name === '' ? 'Root' : name };
  let text = await render(values, isSchema, named);
  // Some languages have no name for a map, and so none for a root that looks like one.
  const isNamed = () => text.toLowerCase().includes(named.typeName.toLowerCase().replace(/[^a-z0-9]/g, ''));
  if (!isNamed() && values.some((value) => value instanceof Map)) {
    text = await render(values, isSchema, { ...named, hasMaps: false });
  }
  const inform = (sentence: string): Note => ({ severity: 'info', sentence });
  const several = values.length > 1 ? [inform(`${formatCount(values.length, 'sample')} merged.`)] : [];
  return {
    content: text,
    notes: [
      ...notes.filter(
        ({ sentence }) => !sentence.endsWith('comment lost.') && !sentence.endsWith('comments lost.'),
      ),
      ...several,
      ...(isNamed() ? [] : [inform('The root is no object: only the types of its parts are written.')]),
      ...(isSchema && options.source === 'auto' ? [inform('Read as a JSON Schema.')] : []),
      ...describeLanguage(text, values, options),
    ],
  };
}

/** True for one object that describes others rather than being a sample. */
function looksLikeSchema(values: readonly JsonValue[]): boolean {
  const [value] = values;
  if (values.length !== 1 || !(value instanceof Map)) return false;
  const schema = value.get('$schema');
  if (typeof schema === 'string') return schema.includes('json-schema.org');
  return value.get('type') === 'object' && value.get('properties') instanceof Map;
}

async function render(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions,
): Promise<string> {
  const { language, typeName, hasEnums, hasMaps } = options;
  const hasDates = options.hasDates && !language.startsWith('typescript');
  try {
    const inputData = new InputData();
    if (isSchema) {
      const input = new JSONSchemaInput(undefined);
      await input.addSource({ name: typeName, schema: writeJsonValue(values[0] ?? null) });
      inputData.addInput(input);
    } else {
      const input = jsonInputForTargetLanguage(language);
      await input.addSource({ name: typeName, samples: values.map((value) => writeJsonValue(value)) });
      inputData.addInput(input);
    }
    const { lines } = await quicktype({
      inputData,
      lang: language,
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
    return language === 'java' && options.isTypesOnly ? withoutConverter(text) : text;
  } catch (error) {
    if (!(error instanceof QuickTypeError)) throw error;
    throw new ToolInputError(`No types can be written: ${error.message.replace(/\.$/, '')}.`, {
      hint: isSchema
        ? 'References to other files are not followed.'
        : 'Give one object, or a list of objects.',
    });
  }
}

function rendererOptions({ language, isTypesOnly }: GenerateOptions): Record<string, string | boolean> {
  switch (language) {
    case 'typescript':
      return { 'just-types': isTypesOnly, 'prefer-unions': true };
    case 'go':
    case 'python':
      return { 'just-types': isTypesOnly };
    case 'csharp':
      return {
        namespace: 'Example',
        features: isTypesOnly ? 'attributes-only' : 'complete',
        'dateonly-timeonly-converters': !isTypesOnly,
      };
    case 'java':
      return { package: 'example' };
    case 'kotlin':
      return { framework: 'kotlinx', package: 'example' };
    case 'swift':
      return { initializers: !isTypesOnly };
    case 'rust':
    case 'typescript-zod':
      return {};
  }
}

/** Removes the class that reads and writes JSON, unless the others need it. */
function withoutConverter(text: string): string {
  const files = text.split(/^(?=\/\/ \w+\.java$)/m);
  const others = files.filter((file) => !file.startsWith('// Converter.java')).join('');
  return others.includes('Converter.') ? text : others;
}

function describeLanguage(
  text: string,
  values: readonly JsonValue[],
  { language, isTypesOnly }: GenerateOptions,
): Note[] {
  const inform = (sentence: string, hint?: string): Note => ({ severity: 'info', sentence, hint });
  if (language === 'java' && /^\/\/ \w+\.java$/m.test(text.slice(3))) {
    return [inform('Each class goes to a file of its own, named in the comment above it.')];
  }
  if (language !== 'python' || !isTypesOnly) return [];
  const renamed = [...keysOf(values, new Set())].find((key) => !text.includes(`    ${key}: `));
  if (renamed === undefined) return [];
  const hint = 'Turn off “Types only” for functions that read and write the JSON keys.';
  return [
    {
      ...inform(`The key ${JSON.stringify(renamed)} has another name in Python.`, hint),
      severity: 'warning',
    },
  ];
}

/** Collects the keys of all objects. */
function keysOf(value: JsonValue | readonly JsonValue[], keys: Set<string>): Set<string> {
  if (value instanceof Map) for (const key of value.keys()) keys.add(key);
  if (value instanceof Map || Array.isArray(value))
    for (const member of value.values()) if (!isJsonScalar(member)) keysOf(member, keys);
  return keys;
}
