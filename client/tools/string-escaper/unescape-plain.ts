import { writeCodePoint } from '#core/text/code-point.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type Fault, findLiteral, type ReadString, StringFault } from './reading.ts';

/** Reads an SQL string, with or without quotes: `''` is an apostrophe. */
export function readSql(text: string): ReadString {
  const prefix = /^\s*(?:N|E|U&)(?=')/i.exec(text)?.[0].trim() ?? '';
  if (/^(?:E|U&)$/i.test(prefix)) {
    const hint = 'For backslashes choose MySQL.';
    throw new StringFault(
      `A string with ${prefix} before it has its own escapes.`,
      text.indexOf(prefix),
      hint,
    );
  }
  const literal = tryLiteral(text, prefix.length);
  const content = literal ? text.slice(literal.start, literal.end) : text;
  const lone = /(?<!')(?:'')*'(?!')/.exec(content);
  const faults: Fault[] = [];
  if (lone) {
    const offset = (literal?.start ?? 0) + lone.index + lone[0].length - 1;
    faults.push({ sentence: 'A single apostrophe ends an SQL string. It is kept.', offset, length: 1 });
  }
  return { text: content.replaceAll("''", "'"), faults };
}

/** The content of a string may begin and end with apostrophes, too: `''a''` is `'a'`. */
function tryLiteral(text: string, prefixLength: number) {
  try {
    return findLiteral(text, "'", "''", prefixLength);
  } catch (error) {
    if (error instanceof StringFault && /^\s*''(?!')/.test(text)) return undefined;
    throw error;
  }
}

const regexLetters = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', '0': '\0', a: '\x07', e: '\x1b' };
const regexStep =
  /\\(?:x\{([\dA-Fa-f]{1,6})\}|u\{([\dA-Fa-f]{1,6})\}|u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([^\dA-Za-z])|(0(?!\d)|[aefnrtv])|([\dA-Za-z]))|([$()*+.?[\]^{|}])|\\$/gsu;

/** Reads a regular expression that matches one text. Parts that match more are faults, and stay unchanged. */
export function readRegex(text: string): ReadString {
  const faults: Fault[] = [];
  const read = text.replaceAll(regexStep, (whole: string, ...values: unknown[]) => {
    const [point, braced, unit, byte, sign, letter] = values as (string | undefined)[];
    const offset = values[8] as number;
    const digits = point ?? braced ?? unit ?? byte;
    const code = digits === undefined ? undefined : Number.parseInt(digits, 16);
    if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
    if (sign !== undefined) return sign;
    const control = letter === undefined ? undefined : readOwn(regexLetters, letter);
    if (control !== undefined) return control;
    const sentence = `${whole} is not a single character. It is kept.`;
    faults.push({ sentence, offset, length: whole.length });
    return whole;
  });
  return { text: read, faults };
}

/** Reads the first field of CSV (RFC 4180), with or without quotes. */
export function readCsvField(text: string): ReadString {
  const literal = findLiteral(text, '"', '""');
  if (literal) return { text: text.slice(literal.start, literal.end).replaceAll('""', '"'), faults: [] };
  const faults: Fault[] = [];
  const quote = text.indexOf('"');
  const isQuoted = text.trimStart().startsWith('"');
  const closed = isQuoted ? /^\s*"(?:[^"]|"")*"/.exec(text)?.[0].length : undefined;
  const isOpen = isQuoted && closed === undefined;
  const comma = isOpen ? undefined : /[,\n]/.exec(text.slice(closed).trimEnd());
  const fault = (sentence: string, offset: number) => faults.push({ sentence, offset, length: 1 });
  if (isOpen) fault('The quote is not closed. It is kept.', quote);
  else if (quote !== -1 && closed === undefined)
    fault('A quote in a field without quotes around it is kept as it is.', quote);
  else if (closed !== undefined && comma?.index !== 0)
    fault('Text follows the closing quote: all is read as it is.', closed);
  if (comma) {
    const sentence = `${comma[0] === ',' ? 'A comma' : 'A line break'} outside quotes begins another field. It is kept.`;
    fault(sentence, (closed ?? 0) + comma.index);
  }
  return { text, faults };
}

const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the references of XML: its five names, and numbers. Others are faults. */
export function readMarkup(text: string): ReadString {
  const faults: Fault[] = [];
  const read = text.replaceAll(
    /&(?:#(\d{1,8})|#x([\da-f]{1,7})|([\p{L}\d]{1,32}));|&/giu,
    (whole: string, ...values: unknown[]) => {
      const [decimal, hex, name] = values as (string | undefined)[];
      const offset = values[3] as number;
      const digits = decimal ?? hex;
      const code = digits === undefined ? undefined : Number.parseInt(digits, hex === undefined ? 10 : 16);
      if (code !== undefined && isXmlCharacter(code)) {
        const sentence = `${whole} is ${writeCodePoint(String.fromCodePoint(code))} in XML; HTML reads another character.`;
        if (code >= 0x80 && code <= 0x9f) faults.push({ sentence, offset, length: whole.length });
        return String.fromCodePoint(code);
      }
      const known = name === undefined ? undefined : readOwn(named, name);
      if (known !== undefined) return known;
      const what = whole === '&' ? 'An & that begins no reference' : whole;
      const rest = whole === '&' ? 'is kept' : 'is not a reference of XML, and is kept';
      faults.push({ sentence: `${what} ${rest}.`, offset, length: whole.length });
      return whole;
    },
  );
  return { text: read, faults };
}

/** Returns whether XML 1.0 allows a character (production 2). */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}
