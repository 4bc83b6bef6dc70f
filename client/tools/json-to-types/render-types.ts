import {
  InputData,
  jsonInputForTargetLanguage,
  JSONSchemaInput,
  quicktype,
  QuickTypeError,
} from 'quicktype-core';
import { ToolInputError } from '#core/errors.ts';
import { type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { withGoFields, withGoFunctions, withGoImports } from './describe-language.ts';
import type { GenerateOptions, LanguageId } from './languages.ts';
import { hasForeignKeys, languageOf, rendererOptions } from './quicktype-options.ts';
import { readableSchema } from './readable-schema.ts';
import { withWideSignatures } from './typescript-members.ts';

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

/** Renders a schema or samples with quicktype. Throws a ToolInputError for a schema that it does not read. */
export async function render(
  values: readonly JsonValue[],
  isSchema: boolean,
  options: GenerateOptions & { readonly namesUnions?: boolean },
): Promise<string> {
  const { language, typeName, hasEnums, hasMaps } = options;
  const hasDates = options.hasDates && !language.startsWith('typescript');
  const lang = languageOf({ ...options, hasDates }, isSchema);
  if (isSchema && !(values[0] instanceof Map))
    throw new ToolInputError('A JSON Schema is an object, and this is none.', {
      hint: 'Choose “JSON samples” if it is a sample.',
    });
  const schema = isSchema ? writeJsonValue(readableSchema(values[0] ?? null)) : '';
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
      rendererOptions: {
        ...rendererOptions(options),
        ...(options.namesUnions && { 'explicit-unions': true }),
      },
      inferMaps: hasMaps && (isSchema || !values.some(hasForeignKeys)),
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
    // A tag of only a hyphen leaves the field out; with a comma it is the key (Go, encoding/json, Marshal).
    if (language === 'go')
      return withGoFunctions(withGoImports(withGoFields(text.replaceAll('`json:"-"`', '`json:"-,"`'))));
    if (language === 'typescript') return withWideSignatures(text);
    if (language === 'kotlin') return withKotlinEscapes(withKotlinLists(text));
    return language === 'java' && options.isTypesOnly ? withoutConverter(text) : text;
  } catch (error) {
    if (error instanceof RangeError && isSchema && (options.namesUnions || language !== 'typescript'))
      throw new ToolInputError('The schema has a type that holds itself without a name for it.', {
        hint: 'TypeScript, Go, Rust, C#, Kotlin and Swift have names for it: choose one of these.',
      });
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

/** Kotlin reads four digits after \u, and quicktype writes five for an emoji, which needs no escape. */
function withKotlinEscapes(text: string): string {
  return text.replaceAll(/\\u(1[\da-f]{4})(?![\da-f])/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
