import { ToolInputError } from '#core/errors.ts';
import type { Note } from '#core/errors.ts';
import { type JsonValue, writeJsonValue } from '#core/json/values/json-value.ts';
import { parseStrictJson, readJsonText } from '#core/json/values/read-values.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';
import { jsonToYaml } from '#core/yaml/convert.ts';
import { detectFormat } from './detect.ts';
import type { FormatId } from './formats.ts';
import { Losses } from './losses.ts';
import { detectTypes } from './nesting.ts';
import { readIni } from './read-ini.ts';
import { readEnv, readProperties } from './read-lines.ts';
import { readToml, writeToml } from './toml.ts';
import { writeEnv, writeIni, writeProperties } from './write-lines.ts';
import { readXml, writeXml } from './xml.ts';

export interface ConversionOptions {
  readonly from: 'auto' | FormatId;
  readonly to: FormatId;
  readonly indent: 2 | 4;
  readonly isTyped: boolean;
  readonly isNested: boolean;
  readonly isAscii: boolean;
  readonly isUpper: boolean;
}

export interface Conversion {
  readonly from: FormatId;
  readonly content: string;
  readonly notes: readonly Note[];
}

/** Converts a configuration file. Throws a ToolInputError with the place of the first mistake. */
export async function convertConfig(
  text: string,
  name: string | undefined,
  options: ConversionOptions,
): Promise<Conversion> {
  if (text.trim() === '') {
    throw new ToolInputError('There is nothing to convert.', { hint: 'Type or drop a configuration file.' });
  }
  const input = text.replace(/^\ufeff/, '');
  const from = options.from === 'auto' ? detectFormat(input, name, () => isToml(input)) : options.from;
  // Written from the text itself, not from its value: comments are kept.
  if (from === 'json' && options.to === 'yaml') return { from, ...(await writeYaml(input, options.indent)) };
  const losses = new Losses();
  const value = readValue(input, from, options, losses);
  const isText = from === 'xml' || from === 'env' || from === 'properties' || from === 'ini';
  const typed = isText && options.isTyped ? detectTypes(value) : value;
  const content = await writeValue(typed, options, losses);
  return { from, content, notes: losses.notes() };
}

function isToml(text: string): boolean {
  try {
    readToml(text, new Losses());
    return true;
  } catch (error) {
    if (error instanceof ToolInputError) return false;
    throw error;
  }
}

function readValue(text: string, from: FormatId, options: ConversionOptions, losses: Losses): JsonValue {
  switch (from) {
    case 'json': {
      const { values, notes } = readJsonText(text);
      losses.push(notes);
      return onlyOf(values, losses);
    }
    case 'yaml': {
      const { documents, findings } = readYaml(text, { version: '1.2', mergesKeys: true });
      losses.push(findings);
      return onlyOf(documents.flatMap(parseStrictJson), losses);
    }
    case 'toml':
      return readToml(text, losses);
    case 'xml':
      return readXml(text, losses);
    case 'env':
      return readEnv(text, losses);
    case 'properties':
      return readProperties(text, options.isNested, losses);
    case 'ini':
      return readIni(text, options.isNested, losses);
  }
}

function onlyOf(values: readonly JsonValue[], losses: Losses): JsonValue {
  if (values.length === 1) return values[0] ?? null;
  losses.say('info', `${formatCount(values.length, 'document')} in it: they are the items of one list.`);
  return [...values];
}

async function writeValue(value: JsonValue, options: ConversionOptions, losses: Losses): Promise<string> {
  switch (options.to) {
    case 'json':
      return `${writeJsonValue(value, options.indent)}\n`;
    case 'yaml': {
      const { content, notes } = await writeYaml(writeJsonValue(value), options.indent);
      losses.push(notes);
      return content;
    }
    case 'toml':
      return writeToml(value, losses);
    case 'xml':
      return writeXml(value, options.indent, losses);
    case 'env':
      return writeEnv(value, options.isUpper, losses);
    case 'properties':
      return writeProperties(value, options.isAscii, losses);
    case 'ini':
      return writeIni(value, losses);
  }
}

async function writeYaml(json: string, indent: 2 | 4): Promise<{ content: string; notes: readonly Note[] }> {
  const style = {
    quote: 'double',
    isSafeForOld: true,
    hasBlocks: true,
    indentsLists: true,
    isSorted: false,
  } as const;
  const { blobs, findings } = await jsonToYaml(json, { indent, ...style });
  const texts = await Promise.all(blobs.map((blob) => blob.text()));
  return { content: texts.join(''), notes: findings };
}
