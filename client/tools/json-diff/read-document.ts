import { ToolInputError, type Note } from '#core/errors.ts';
import { complete } from '#core/steps.ts';
import { TableSource } from '#core/csv/reading/table-source.ts';
import { uniqueNames } from '#core/csv/writing/export-formats.ts';
import type { JsonValue } from '#core/json/values/json-value.ts';
import { parseStrictJson, readJsonText } from '#core/json/values/read-values.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';

export type DocumentFormat = 'json' | 'yaml' | 'csv';

export interface ReadDocument {
  readonly value: JsonValue;
  readonly format: DocumentFormat;
  /** True if the value is the list of several documents, such as the lines of JSON Lines. */
  readonly isMany: boolean;
  readonly notes: readonly Note[];
}

/** Reads a document. Throws a ToolInputError that names the document, with the place of its first mistake. */
export async function readDocument(
  text: string,
  name: string,
  wished: 'auto' | DocumentFormat,
  title: string,
): Promise<ReadDocument> {
  const format = wished === 'auto' ? detectFormat(text, name) : wished;
  try {
    const { values, notes } = await readAs(text, format);
    const isMany = values.length !== 1;
    const value = isMany ? [...values] : (values[0] ?? null);
    return { value, format, isMany, notes: notes.map((note) => nameNote(note, title)) };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const { line, column, hint } = error.details;
    const place = line === undefined ? '' : `, line ${line}, column ${column ?? 1}`;
    throw new ToolInputError(`${title}${place}: ${error.message.replace(/\.?$/, '.')}`, { hint });
  }
}

/** Comments and aliases say nothing about what differs. */
function nameNote({ severity, sentence, place }: Note, title: string): Note {
  const at = place?.line === undefined ? '' : `, line ${place.line}`;
  return { severity, sentence: `${title}${at}: ${sentence}` };
}

function detectFormat(text: string, name: string): DocumentFormat {
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (/^(?:json[5lc]?|ndjson)$/.test(extension)) return 'json';
  if (/^ya?ml$/.test(extension)) return 'yaml';
  if (/^[ct]sv$/.test(extension)) return 'csv';
  if (/^\s*(?:[[{"]|\/[/*]|(?:-?\d[\d.eE+-]*|true|false|null)\s*$)/.test(text)) return 'json';
  const [first = ''] = text.trimStart().split('\n', 1);
  return /^(?:---|%YAML|#|- |[^,;\t]*:(?:\s|$))/.test(first) || !/[,;\t]/.test(first) ? 'yaml' : 'csv';
}

async function readAs(
  text: string,
  format: DocumentFormat,
): Promise<{ values: readonly JsonValue[]; notes: readonly Note[] }> {
  if (format === 'json') {
    const { values, notes } = readJsonText(text);
    return { values, notes: notes.filter(({ severity }) => severity === 'warning') };
  }
  if (format === 'csv') return { values: [await readCsv(text)], notes: [] };
  const { documents, findings } = readYaml(text, { version: '1.2', mergesKeys: true });
  return {
    values: documents.flatMap(parseStrictJson),
    notes: findings.filter(({ severity }) => severity === 'warning'),
  };
}

/** Reads a table with a header as a list of objects; all values are texts. */
async function readCsv(text: string): Promise<JsonValue> {
  const ignore = () => undefined;
  const source = await TableSource.open(new Blob([text]), { delimiter: 'auto', encoding: 'auto' }, ignore);
  const [header = []] = await source.readRange(0, 1);
  const names = uniqueNames(Array.from({ length: source.columnCount }, (_, index) => header[index] ?? ''));
  const rows: JsonValue[] = [];
  const visit = (row: readonly string[]) => {
    rows.push(new Map(row.map((cell, index) => [names[index] ?? String(index), cell])));
  };
  await complete(source.scan(1, visit, 'Reading'), ignore);
  return rows;
}
