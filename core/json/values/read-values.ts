import { type Note, ToolInputError } from '#core/errors.ts';
import { bytesOfText, readSource, type SourceBytes } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type JsonMap, JsonNumber, type JsonValue, maxJsonDepth } from './json-value.ts';

/** The values of a JSON text. */
export interface ReadValues {
  /** One value, or one per line for JSON Lines. */
  readonly values: readonly JsonValue[];
  readonly notes: readonly Note[];
}

/** Reads JSON, JSONC, JSON5 or JSON Lines. Throws a ToolInputError with the place of the first mistake. */
export async function readJsonValues(content: string | Blob): Promise<ReadValues> {
  return readJsonSource(await readSource(content));
}

/** Reads typed JSON, as `readJsonValues` does. */
export function readJsonText(text: string): ReadValues {
  return readJsonSource(bytesOfText(text));
}

function readJsonSource(source: SourceBytes): ReadValues {
  const document = new JsonDocument(source);
  requireValid(document);
  const { outline } = document.analysis;
  if (outline.maxDepth > maxJsonDepth) {
    throw new ToolInputError(`This is nested ${formatCount(outline.maxDepth, 'level')} deep.`, {
      hint: `At most ${maxJsonDepth} levels are read.`,
    });
  }
  const layout = {
    mode: 'compact',
    indent: 0,
    isSorted: false,
    isShortInline: false,
    isStrict: true,
  } as const;
  const decoder = new TextDecoder();
  const pieces = document.write(layout).chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return { values: parseStrictJson(pieces.join('')), notes: describeReading(document) };
}

/** Parses strict JSON without mistakes: one value, or several with white space between them. */
export function parseStrictJson(json: string): JsonValue[] {
  const values: JsonValue[] = [];
  const parser = new StrictParser(json);
  while (parser.hasMore()) values.push(parser.read());
  return values;
}

class StrictParser {
  readonly #json: string;
  readonly #token = /[\s,:]*(?:([[\]{}])|("(?:[^"\\]|\\.)*")|([^\s,:[\]{}"]+))/y;

  constructor(json: string) {
    this.#json = json;
  }

  hasMore(): boolean {
    return /\S/.test(this.#json.slice(this.#token.lastIndex, this.#token.lastIndex + 8));
  }

  read(): JsonValue {
    return this.#valueOf(this.#next());
  }

  #next(): RegExpExecArray {
    const found = this.#token.exec(this.#json);
    if (!found) throw new Error('The JSON to parse is not valid.');
    return found;
  }

  #valueOf([, bracket, text, word = '']: RegExpExecArray): JsonValue {
    if (bracket === '[') return this.#list();
    if (bracket === '{') return this.#map();
    if (text !== undefined) return JSON.parse(text) as string;
    if (word === 'null') return null;
    return word === 'true' || word === 'false' ? word === 'true' : new JsonNumber(word);
  }

  #list(): JsonValue[] {
    const items: JsonValue[] = [];
    for (let token = this.#next(); token[1] !== ']'; token = this.#next()) items.push(this.#valueOf(token));
    return items;
  }

  #map(): JsonMap {
    const members: JsonMap = new Map();
    for (let token = this.#next(); token[1] !== '}'; token = this.#next()) {
      members.set(JSON.parse(token[2] ?? '') as string, this.#valueOf(this.#next()));
    }
    return members;
  }
}

function describeReading({ source, analysis }: JsonDocument): Note[] {
  const { bytes, issues } = analysis;
  const notes = reportIssues(bytes, issues.warnings).map(
    ({ code, message, line, column, offset, endOffset }): Note => ({
      severity: code === 'rounded-number' ? 'info' : 'warning',
      sentence:
        code === 'duplicate-key' ? `${message}: this value is kept, the earlier one is lost.` : `${message}.`,
      place: { line, column, offset, length: endOffset - offset },
    }),
  );
  const { counts } = issues.offenses;
  const comments = (counts.get('line-comment') ?? 0) + (counts.get('block-comment') ?? 0);
  const lost: Note = { severity: 'info', sentence: `${formatCount(comments, 'comment')} lost.` };
  const infinite = counts.get('not-finite') ?? 0;
  const warn = (sentence: string): Note => ({ severity: 'warning', sentence });
  return [
    ...(source.hasReplacements ? [warn('Halves of surrogate pairs were replaced by �.')] : []),
    ...(infinite > 0
      ? [warn(`${formatCount(infinite, 'NaN or Infinity', 'NaN and Infinity')} became null.`)]
      : []),
    ...notes,
    ...(comments > 0 ? [lost] : []),
  ];
}
