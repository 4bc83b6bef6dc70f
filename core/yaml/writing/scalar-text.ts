import { resolvePlain } from '#core/yaml/scalars/resolve.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface ScalarStyle {
  /** Quotes what YAML 1.1 would read as something else, and writes numbers as it knows them. */
  readonly isSafeForOld: boolean;
  readonly quote: 'double' | 'single';
}

/** Longer keys may not stand before their colon on one line (YAML 1.2.2, 8.2.2). */
export const maxSimpleKey = 1000;

/** A text on one line: plain where every reader takes it for that text, else in quotes. */
export function writeText(text: string, { isSafeForOld, quote }: ScalarStyle): string {
  if (isPlainForm(text) && isReadAsText(text, isSafeForOld)) return text;
  if (quote === 'single' && isPrintable(text) && !/[\n\t]/.test(text))
    return `'${text.replaceAll("'", "''")}'`;
  return inDoubleQuotes(text);
}

/** A number of JSON. YAML 1.1 knows exponents only with a point before them and a sign. */
export function writeNumber(json: string, { isSafeForOld }: ScalarStyle): string {
  if (!isSafeForOld) return json;
  return json.replace(
    /^(-?\d+)(\.\d+)?([eE])([-+]?)(\d+)$/,
    (_, whole: string, fraction: string | undefined, e: string, sign: string, digits: string) =>
      `${whole}${fraction ?? '.'}${e}${sign || '+'}${digits}`,
  );
}

/** True where a text can stand line by line in a block (`|`), and comes back as it was. */
export function isBlockForm(text: string): boolean {
  // Lines that begin or end with blanks, and tabs, are too easily changed by hands and editors.
  return text.includes('\n') && /^[^\s]/.test(text) && isPrintable(text) && !/\t|[ ]$|[ ]\n|\n\n$/.test(text);
}

/** What stands behind the `|` of a text: a line end that it has or lacks. */
export function blockHead(text: string): string {
  return text.endsWith('\n') ? '|' : '|-';
}

/** A text that has the form of a plain scalar within a block mapping or sequence, on one line. */
function isPlainForm(text: string): boolean {
  if (text === '' || /^[-?:,[\]{}#&*!|>'"%@`\s]|\s$|: | #|:$|^\.\.\.|^---/.test(text)) return false;
  return isPrintable(text) && !/[\n\t]/.test(text);
}

function isReadAsText(text: string, isSafeForOld: boolean): boolean {
  if (resolvePlain(text, '1.2').kind !== 'text' || text === '<<') return false;
  if (!isSafeForOld) return true;
  if (/^[yYnN=]$/.test(text)) return false;
  // Whatever looks like a number or a time: readers differ in more ways than the two editions.
  return (
    !/^[+.]?\d[\d.,:_eExXoObBa-fA-F+-]*$|^\d{4}-\d\d?-\d\d?[Tt \t]/.test(text) &&
    resolvePlain(text, '1.1').kind === 'text'
  );
}

/** Characters that may stand as they are (YAML 1.2.2, 5.1), without those that look like line ends or like nothing. */
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
