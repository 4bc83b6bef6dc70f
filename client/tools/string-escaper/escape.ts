import { readOwn } from '#core/collections/read-own.ts';
import type { EscapeOptions, Language } from './schema.ts';

type CodeLanguage = Extract<Language, 'json' | 'javascript' | 'python' | 'java' | 'csharp'>;

const common = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const forms = { ...common, '\b': '\\b', '\f': '\\f' };
/** The escapes of single characters; quotes are added where they delimit the string. */
const shortEscapes: Readonly<Record<CodeLanguage, Readonly<Record<string, string>>>> = {
  json: forms,
  java: forms,
  javascript: { ...forms, '\v': '\\v' },
  python: { ...forms, '\v': '\\v', '\x07': '\\a' },
  csharp: { ...forms, '\v': '\\v', '\x07': '\\a', '\0': '\\0' },
};
const mysqlEscapes: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\x1a': '\\Z',
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
};
const regexEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const markup = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** JSON allows all other characters; other languages end lines at U+0085, U+2028 and U+2029. */
const special = {
  json: /["\\\0-\x1f]|\p{Surrogate}/gu,
  code: /["'\\\0-\x1f\x7f-\x9f\u2028\u2029]|\p{Surrogate}/gu,
};
const specialOrNonAscii = { json: /["\\\0-\x1f]|[^\0-\x7f]/gu, code: /["'\\\0-\x1f]|[^\0-\x7e]/gu };

/** Escapes a text as one string. */
export function escapeText(text: string, options: Omit<EscapeOptions, 'direction' | 'isPerLine'>): string {
  const { language, isQuoted, isForced, isAscii } = options;
  switch (language) {
    case 'sql':
      return around(text.replaceAll("'", "''"), isQuoted ? "'" : '');
    case 'mysql':
      return around(
        text.replaceAll(/[\0\n\r\x1a\\'"]/g, (sign) => readOwn(mysqlEscapes, sign) ?? sign),
        isQuoted ? "'" : '',
      );
    case 'regex':
      return text
        .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
        .replaceAll(/[\n\r\t]/g, (sign) => readOwn(regexEscapes, sign) ?? sign);
    case 'shell':
      // The characters that shlex.quote leaves unchanged.
      if (!isForced && /^[\w@%+=:,./-]+$/.test(text)) return text;
      return around(text.replaceAll("'", String.raw`'\''`), "'");
    case 'csv':
      if (!isForced && !/[",;|\t\r\n]|^\s|\s$/.test(text)) return text;
      return around(text.replaceAll('"', '""'), '"');
    case 'xml':
      return escapeMarkup(text, isAscii);
    default:
      return escapeCode(text, language, options);
  }
}

function escapeCode(
  text: string,
  language: CodeLanguage,
  { isQuoted, quote, isAscii }: Pick<EscapeOptions, 'isQuoted' | 'quote' | 'isAscii'>,
): string {
  const hasChoice = language === 'javascript' || language === 'python';
  const delimiter = hasChoice ? quote : isQuoted ? 'double' : 'none';
  const sign = { double: '"', single: "'", none: '' }[delimiter];
  const pattern = (isAscii ? specialOrNonAscii : special)[language === 'json' ? 'json' : 'code'];
  const escaped = text.replaceAll(pattern, (character) => {
    if (character === '"' || character === "'") {
      const isInside = sign === '' ? hasChoice || character === '"' : sign === character;
      return isInside ? `\\${character}` : character;
    }
    return readOwn(shortEscapes[language], character) ?? escapeByNumber(character, language);
  });
  return around(escaped, sign);
}

/** Writes a character as `\uXXXX`, twice if it is a surrogate pair; Python has `\xXX` and `\UXXXXXXXX`. */
function escapeByNumber(character: string, language: CodeLanguage): string {
  if (language === 'python') {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x100) return `\\x${hex(point, 2)}`;
    return point < 0x10000 ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`;
  }
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${hex(unit, 4)}`).join('');
}

function escapeMarkup(text: string, isAscii: boolean): string {
  const escaped = text.replaceAll(/[&<>"']/g, (sign) => readOwn(markup, sign) ?? sign);
  if (!isAscii) return escaped;
  // HTML reads the numbers of U+0080 to U+009F as other characters (13.2.5.80).
  return escaped.replaceAll(/[^\0-\x9f]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

function around(text: string, quote: string): string {
  return quote + text + quote;
}
