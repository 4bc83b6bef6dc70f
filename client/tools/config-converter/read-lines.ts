import { ToolInputError } from '#core/errors.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { JsonMap, JsonValue } from '#core/json/values/json-value.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { nestKeys, splitKey } from './nesting.ts';
import type { Losses } from './losses.ts';

/** A line of a text, without its end. */
export interface Line {
  readonly text: string;
  readonly offset: number;
}

/** Splits a text at its line ends: LF, CR LF and CR. */
export function splitLines(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)].map(({ 1: line = '', index }) => ({
    text: line,
    offset: index,
  }));
}

/** Reads Java properties as `java.util.Properties.load` does; `isNested` nests dotted keys. */
export function readProperties(text: string, isNested: boolean, losses: Losses): JsonValue {
  const finder = new PlaceFinder(text);
  const flat: JsonMap = new Map();
  const lines = splitLines(text);
  for (let index = 0; index < lines.length; index += 1) {
    const { text: first = '', offset = 0 } = lines[index] ?? {};
    let line = first.replace(/^[ \t\f]+/, '');
    if (line === '' || line === '\\') continue;
    const place = { ...finder.find(offset), length: first.length };
    if (/^[#!]/.test(line)) {
      losses.addAt('comment', place);
      continue;
    }
    while (/(?<!\\)(?:\\\\)*\\$/.test(line) && index < lines.length) {
      index += 1;
      line = line.slice(0, -1) + (lines[index]?.text ?? '').replace(/^[ \t\f]+/, '');
    }
    const [, key = '', value = ''] = /^((?:\\.|[^\\=: \t\f])*)[ \t\f]*[=:]?[ \t\f]*(.*)$/s.exec(line) ?? [];
    const unescape = (escaped: string) => unescapeProperty(escaped, place);
    const name = unescape(key);
    if (flat.has(name)) losses.addAt('replaced', place);
    flat.set(name, unescape(value));
  }
  if (!isNested) return flat;
  return nestKeys(
    [...flat].map(([key, value]) => ({ key, steps: splitKey(key), value })),
    losses,
  );
}

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

function unescapeProperty(escaped: string, place: { readonly line: number }): string {
  return escaped.replace(/\\(?:u([\da-fA-F]{4})|(.?))/gs, (_, hex?: string, character = '') => {
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    if (character === 'u') {
      throw new ToolInputError(`Line ${place.line} has \\u without four hexadecimal digits.`, {
        ...place,
        hint: 'Write \\\\u for a backslash and a u.',
      });
    }
    return readOwn(controls, String(character)) ?? String(character);
  });
}

const envPattern =
  /[^\S\r\n]*(?:export[^\S\r\n]+)?([\w.-]+)(?:[^\S\r\n]*=|:(?=[^\S\r\n]))[^\S\r\n]*(?![^\S\r\n])(?:'((?:\\'|[^'])*)'|"((?:\\"|[^"])*)"|`((?:\\`|[^`])*)`|((?!["'`])[^#\r\n]*))[^\S\r\n]*(#[^\r\n]*)?(?:\r?\n|\r|$)/gy;

/** Reads .env as dotenv does: `NAME=value` or `NAME: value`, quotes, `\n` in double quotes, several lines, `export`, comments. */
export function readEnv(text: string, losses: Losses): JsonMap {
  const finder = new PlaceFinder(text);
  const values: JsonMap = new Map();
  for (let at = 0; at < text.length;) {
    const [blank = '', comment] =
      /^[^\S\r\n]*(#[^\r\n]*)?(?:\r?\n|\r|$)/.exec(text.slice(at, at + 100_000)) ?? [];
    if (blank !== '') {
      if (comment !== undefined) losses.addAt('comment', finder.find(at));
      at += blank.length;
      continue;
    }
    envPattern.lastIndex = at;
    const found = envPattern.exec(text);
    if (!found) throw badEnvLine(text, at);
    const [whole, key = '', single, double, tick, bare = '', remark] = found;
    if (remark !== undefined) losses.addAt('comment', finder.find(at));
    if (values.has(key)) losses.addAt('replaced', { ...finder.find(at), length: key.length });
    const quoted = (single ?? double ?? tick)?.replaceAll(/\r\n?/g, '\n');
    const expanded = double === undefined ? quoted : quoted?.replaceAll('\\n', '\n').replaceAll('\\r', '\r');
    values.set(key, expanded ?? bare.trim());
    at += whole.length;
  }
  return values;
}

function badEnvLine(text: string, at: number): ToolInputError {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 1000))?.[0] ?? '';
  const isOpen = /^[^=:]*(?:=|:[ \t])[ \t]*["'`]/.test(line);
  const place = new PlaceFinder(text).find(at);
  return isOpen
    ? new ToolInputError('This value has a quote that is not closed, or text after its quotes.', {
        ...place,
        hint: 'Close the quote, or use another kind of quotes around the value.',
      })
    : new ToolInputError('This line is neither NAME=value nor NAME: value.', {
        ...place,
        hint: /^\s*(?:export\s+)?[\w.-]+\s*:/.test(line)
          ? 'A colon follows the name at once, and a space follows the colon.'
          : 'Names have letters, digits, _ . and -. Begin comments with #.',
      });
}
