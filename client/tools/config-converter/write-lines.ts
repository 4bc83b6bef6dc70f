import { readOwn } from '#core/collections/read-own.ts';
import { isJsonScalar, JsonNumber, type JsonMap, type JsonValue } from '#core/json/values/json-value.ts';
import { flatten, type FlatEntry, joinPath } from './nesting.ts';
import type { Losses } from './losses.ts';
import { unquoteIni } from './read-ini.ts';

/** Returns the text of a scalar, and counts distinctions that the format cannot express. */
function textOf({ value, path }: FlatEntry, losses: Losses): string {
  if (value === null) losses.add('nullEmpty', path);
  else if (typeof value !== 'string') losses.add('typed', path);
  return value instanceof JsonNumber ? value.text : String(value ?? '');
}

function uniqueKeys(losses: Losses): (key: string, path: readonly string[]) => string {
  const seen = new Set<string>();
  return (key, path) => {
    if (seen.has(key)) losses.add('collision', path);
    seen.add(key);
    return key;
  };
}

/** Writes Java properties with keys such as `a.b[0]`. */
export function writeProperties(value: JsonValue, isAscii: boolean, losses: Losses): string {
  const unique = uniqueKeys(losses);
  const lines = flatten(value, losses).map((entry) => {
    const key = escapeProperty(unique(joinPath(entry.path), entry.path), isAscii).replace(/[ =:]/g, '\\$&');
    const text = escapeProperty(textOf(entry, losses), isAscii).replace(/^ /, '\\ ');
    return `${key}=${text}\n`;
  });
  return lines.join('');
}

function escapeProperty(text: string, isAscii: boolean): string {
  const names: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' };
  return text
    .replace(/^[#!]|\\/g, '\\$&')
    .replace(/[\t\n\r\f]/g, (character) => readOwn(names, character) ?? '')
    .replace(
      isAscii ? /[^\x20-\x7e]/g : /(?!)/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** Writes .env with keys such as `A_B_0`. */
export function writeEnv(value: JsonValue, isUpper: boolean, losses: Losses): string {
  const unique = uniqueKeys(losses);
  const lines = flatten(value, losses).map((entry) => {
    const joined = entry.path.map((step) => step.replace(/^\[(\d+)\]$/, '$1')).join('_');
    const valid = joined.replace(/[^\w.-]/gu, '_').replace(/^(?=\d|$)/, '_');
    if (valid !== joined) losses.add('name', entry.path);
    if (entry.path.length > 1) losses.add('flattened', entry.path);
    const key = unique(isUpper ? valid.toUpperCase() : valid, entry.path);
    return `${key}=${quoteEnv(textOf(entry, losses), entry.path, losses)}\n`;
  });
  return lines.join('');
}

function quoteEnv(text: string, path: readonly string[], losses: Losses): string {
  if (/^[\w./:@%+,=-]*$/.test(text)) return text;
  if (text.includes('\r') || text.includes('\0')) losses.add('inexact', path);
  if (!/['\r]/.test(text) && !text.endsWith('\\')) return `'${text}'`;
  if (!/["\\$`\r]/.test(text)) return `"${text}"`;
  if (!/[`\r]/.test(text) && !text.endsWith('\\')) return `\`${text}\``;
  losses.add('inexact', path);
  return `"${text.replaceAll('"', '\\"').replaceAll('\r', '\\r')}"`;
}

/** Writes INI: sections such as `[a.b]` for nested objects, and `key[]` for the items of lists. */
export function writeIni(value: JsonValue, losses: Losses): string {
  const root = value instanceof Map ? value : new Map([['value', value]]);
  return writeSection(root, [], losses).trimStart();
}

/** Whether a list has items that INI cannot tell from keys and sections: lists, or values beside objects. */
function isSplit(items: readonly JsonValue[]): boolean {
  return items.some(Array.isArray) || new Set(items.map(isJsonScalar)).size > 1;
}

function writeSection(section: JsonMap, path: readonly string[], losses: Losses): string {
  const keys: string[] = [];
  const deeper: string[] = [];
  for (const [key, value] of section) {
    const at = [...path, key];
    if (Array.isArray(value) && isSplit(value)) losses.add('split', at);
    if (value instanceof Map) deeper.push(writeSection(value, at, losses));
    else if (!Array.isArray(value)) keys.push(writeKey(key, '', { path: at, value }, losses));
    else if (value.length === 0) {
      losses.add('empty', at);
      keys.push(writeKey(key, '', { path: at, value: '' }, losses));
    } else {
      for (const [index, item] of value.entries()) {
        if (isJsonScalar(item)) keys.push(writeKey(key, '[]', { path: at, value: item }, losses));
        else {
          const members =
            item instanceof Map ? item : new Map(item.map((each, place) => [String(place), each]));
          deeper.push(writeSection(members, [...at, `[${index}]`], losses));
        }
      }
    }
  }
  const name = joinPath(path).replace(/[\r\n]|^$/g, '_');
  if (path.length > 0 && name !== joinPath(path)) losses.add('name', path);
  const isNeeded = path.length > 0 && (keys.length > 0 || deeper.length === 0);
  return `${isNeeded ? `\n[${name}]\n` : ''}${keys.join('')}${deeper.join('')}`;
}

function writeKey(key: string, mark: string, entry: FlatEntry, losses: Losses): string {
  const valid = key.replace(/[=:\r\n]|^[[;#]|^[\s\p{Cc}]|[\s\p{Cc}]$|\[\]$/gu, '_').replace(/^$/, '_');
  if (valid !== key) losses.add('name', entry.path);
  if (entry.value === null) {
    losses.add('bare', entry.path);
    return `${valid}${mark}\n`;
  }
  const text = textOf(entry, losses);
  if (/[;#]/.test(text)) losses.add('remark', entry.path);
  const lines = text.split(/\r\n|\r|\n/);
  // Readers differ in the control characters that they take for blanks.
  const isExact =
    lines.length === 1 || lines.every((line) => /^[^\s\p{Cc};#](?:.*[^\s\p{Cc}])?$/su.test(line));
  if (!isExact || text.includes('\r')) losses.add('inexact', entry.path);
  const written = lines.length === 1 ? quoteIni(text, entry.path, losses) : lines.join('\n    ');
  return `${`${valid}${mark} = ${written}`.trimEnd()}\n`;
}

/** Quotes a value only if its spaces or quotes would not be read as they are. */
function quoteIni(text: string, path: readonly string[], losses: Losses): string {
  const isBare = !/^\p{Cc}|\p{Cc}$/u.test(text);
  const found = [...(isBare ? [text] : []), `"${text}"`, `'${text}'`].find(
    (each) => unquoteIni(each.trim()) === text,
  );
  if (found === undefined) losses.add('inexact', path);
  return found ?? `"${text}"`;
}
