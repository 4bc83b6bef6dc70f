import { resolvePlain } from '#core/yaml/scalars/resolve.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface ScalarStyle {
  /** Quotes texts that YAML 1.1 would read as another type, and writes numbers in its notation. */
  readonly isSafeForOld: boolean;
  readonly quote: 'double' | 'single';
}

/** The maximum length of a key before its colon on one line (YAML 1.2.2, 8.2.2). */
export const maxSimpleKey = 1000;

/** Writes a text on one line: plain if every reader reads it as that text, else in quotes. */
export function writeText(text: string, { isSafeForOld, quote }: ScalarStyle): string {
  if (isPlainForm(text) && isReadAsText(text, isSafeForOld)) return text;
  if (quote === 'single' && isPrintable(text) && !/[\n\t]/.test(text))
    return `'${text.replaceAll("'", "''")}'`;
  return inDoubleQuotes(text);
}

/** Writes a JSON number. YAML 1.1 requires a point and a sign in numbers with exponents. */
export function writeNumber(json: string, { isSafeForOld }: ScalarStyle): string {
  if (!isSafeForOld) return json;
  return json.replace(
    /^(-?\d+)(\.\d+)?([eE])([-+]?)(\d+)$/,
    (_, whole: string, fraction: string | undefined, e: string, sign: string, digits: string) =>
      `${whole}${fraction ?? '.'}${e}${sign || '+'}${digits}`,
  );
}

/** True if a text can be written line by line in a block (`|`) and reads back unchanged. */
export function isBlockForm(text: string): boolean {
  // People and editors easily change tabs and lines that begin or end with blanks.
  return text.includes('\n') && /^[^\s]/.test(text) && isPrintable(text) && !/\t|[ ]$|[ ]\n|\n\n$/.test(text);
}

/** Returns the indicator of a block: `|` if the text ends with a line break, else `|-`. */
export function blockHead(text: string): string {
  return text.endsWith('\n') ? '|' : '|-';
}

/** True if a text is valid as a plain scalar on one line, within a block mapping or sequence. */
function isPlainForm(text: string): boolean {
  if (text === '' || /^[-?:,[\]{}#&*!|>'"%@`\s]|\s$|: | #|:$|^\.\.\.|^---/.test(text)) return false;
  return isPrintable(text) && !/[\n\t]/.test(text);
}

function isReadAsText(text: string, isSafeForOld: boolean): boolean {
  if (resolvePlain(text, '1.2').kind !== 'text' || text === '<<') return false;
  if (!isSafeForOld) return true;
  if (/^[yYnN=]$/.test(text)) return false;
  // Quotes everything that looks like a number or a time, because readers differ in more ways than the two versions.
  return (
    !/^[+.]?\d[\d.,:_eExXoObBa-fA-F+-]*$|^[-+]?[._]+$|^\d{4}-\d\d?-\d\d?[Tt \t]/.test(text) &&
    resolvePlain(text, '1.1').kind === 'text'
  );
}

/**
 * True if all characters may be written unescaped (YAML 1.2.2, 5.1). Excludes those that look like line ends or are
 * invisible.
 */
function isPrintable(text: string): boolean {
  return !/[\0-\x08\v\f\r\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/.test(text) && text.isWellFormed();
}

const namedEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\0': '\\0',
};

function inDoubleQuotes(text: string): string {
  const escaped = text.replace(
    /["\\\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (character) => {
      const code = character.charCodeAt(0);
      const digits = code.toString(16).toUpperCase();
      return (
        readOwn(namedEscapes, character) ??
        (code < 0x100 ? `\\x${digits.padStart(2, '0')}` : `\\u${digits.padStart(4, '0')}`)
      );
    },
  );
  return `"${escaped}"`;
}
