import { parse, stringify, TomlDate, TomlError } from 'smol-toml';
import { ToolInputError } from '#core/errors.ts';
import { JsonNumber, maxJsonDepth, type JsonMap, type JsonValue } from '#core/json/values/json-value.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { Losses } from './losses.ts';

/** The strings and comments of TOML; whatever else is between them has no `#`. */
const stringOrComment = /"""(?:\\[\s\S]|[^\\])*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*/g;

/** Reads TOML 1.1. Throws a ToolInputError with the place of the first mistake. */
export function readToml(text: string, losses: Losses): JsonValue {
  let parsed: unknown;
  try {
    parsed = parse(text, { integersAsBigInt: true, maxDepth: maxJsonDepth });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [reason = ''] = error.message.split('\n');
    const lineStart = text.split('\n', error.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    throw new ToolInputError(`${reason.replace(/\.?$/, '')}.`, {
      ...placeOf(text, Math.min(text.length, lineStart + error.column - 1)),
      hint: 'Texts need quotes in TOML. Choose the input format if this is not TOML.',
    });
  }
  const masked = text.replaceAll(stringOrComment, (token) => ' '.repeat(token.length));
  refuseImpossibleDates(text, masked);
  // The library keeps milliseconds.
  for (const { 0: seconds, index } of masked.matchAll(/:\d\d\.\d{3}\d*[1-9]/g)) {
    losses.addAt('cutTime', { ...placeOf(text, index), length: seconds.length });
  }
  for (const { 0: token, index } of text.matchAll(stringOrComment)) {
    if (token.startsWith('#')) losses.addAt('comment', { ...placeOf(text, index), length: token.length });
  }
  return fromToml(parsed, [], losses);
}

/** The library takes 30 February for 2 March. */
function refuseImpossibleDates(text: string, masked: string): void {
  for (const { 0: match, 1: year, 2: month, 3: day, index } of masked.matchAll(
    /[=,[]\s*(\d{4})-(\d{2})-(\d{2})(?=\D|$)/g,
  )) {
    const last = new Date(Date.UTC(2000, Number(month), 0));
    last.setUTCFullYear(Number(year), Number(month), 0);
    if (Number(day) <= last.getUTCDate()) continue;
    const length = 10;
    throw new ToolInputError(`There is no day ${match.slice(-length)}.`, {
      ...placeOf(text, index + match.length - length),
      hint: 'Write a date that exists, or put it in quotes.',
    });
  }
}

function fromToml(value: unknown, path: readonly string[], losses: Losses): JsonValue {
  if (typeof value === 'bigint') return new JsonNumber(String(value));
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return new JsonNumber(writeFloat(value));
    losses.add('infinite', path);
    return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
  }
  if (value instanceof TomlDate) {
    losses.add('date', path);
    return value.toISOString().replace(/\.000(?=Z|[-+]|$)/, '');
  }
  if (Array.isArray(value))
    return value.map((item, index) => fromToml(item, [...path, String(index)], losses));
  if (typeof value !== 'object' || value === null) return value as string | boolean;
  const map: JsonMap = new Map();
  for (const [key, member] of Object.entries(value)) map.set(key, fromToml(member, [...path, key], losses));
  return map;
}

function writeFloat(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Writes a value as TOML. A root that is not an object becomes the key `items` or `value`. */
export function writeToml(value: JsonValue, losses: Losses): string {
  if (value instanceof Map) return stringify(toToml(value, [], losses), { numbersAsFloat: true });
  const key = Array.isArray(value) ? 'items' : 'value';
  losses.say('warning', `TOML needs a table as its root: the value is under the key “${key}”.`);
  return stringify(toToml(new Map([[key, value]]), [], losses), { numbersAsFloat: true });
}

function toToml(value: JsonValue, path: readonly string[], losses: Losses): unknown {
  if (value instanceof JsonNumber) return numberToToml(value.text, path, losses);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => toToml(item, [...path, String(index)], losses))
      .filter((item) => item !== undefined);
  }
  if (value instanceof Map) {
    const table = new Map<string, unknown>();
    for (const [key, member] of value) {
      const written = toToml(member, [...path, key], losses);
      if (written !== undefined) table.set(key, written);
    }
    return Object.fromEntries(table);
  }
  if (value !== null) return value;
  losses.add('nullDropped', path);
  return undefined;
}

function numberToToml(text: string, path: readonly string[], losses: Losses): unknown {
  if (/^-?\d+$/.test(text)) {
    const integer = BigInt(text);
    if (BigInt.asIntN(64, integer) === integer) return text === '-0' ? -0 : integer;
    losses.add('bigInteger', path);
    return text;
  }
  const float = Number(text);
  const digits = (number: string) =>
    number
      .replace(/e.*$/i, '')
      .replace(/^[-0.]+|\./g, '')
      .replace(/0+$/, '');
  if (digits(text).length > 15 && digits(text) !== digits(String(float))) losses.add('roundedFloat', path);
  return float;
}
