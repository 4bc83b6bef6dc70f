import { readOwn } from '#core/collections/read-own.ts';
import { type CodeName, type CodeSyntax, codeSyntaxes } from './code-syntaxes.ts';
import { type Fault, findLiteral, type ReadString, StringFault } from './reading.ts';

/** Reads a string literal, or its content without quotes. Throws a StringFault for an escape that is not valid. */
export function readCodeString(text: string, language: CodeName): ReadString {
  const syntax: CodeSyntax = codeSyntaxes[language];
  const prefix = language === 'python' ? readPrefix(text) : '';
  const isDoubled = language === 'mysql';
  const special = language === 'csharp' ? readSpecialOfCsharp(text) : undefined;
  if (special) return special;
  for (const quote of syntax.quotes) {
    const skip = isDoubled ? String.raw`\\.|${quote}${quote}` : String.raw`\\.`;
    const literal = findLiteral(text, quote, skip, prefix.length);
    if (!literal) continue;
    const { start, end } = literal;
    const content = text.slice(start, end);
    if (/r/i.test(prefix)) return { text: content, faults: [] };
    const isMultiline = quote.length === 3 || quote === '`' || isDoubled;
    const faults = isMultiline ? [] : findRawBreaks(content, start);
    const substitution = quote === '`' ? findSubstitution(content, start) : [];
    const doubled = isDoubled ? quote : undefined;
    const read = readEscapes(text, { start, end, syntax, doubled });
    const controls = language === 'json' ? findControls(content, start) : [];
    return {
      text: read.text,
      faults: [...faults, ...controls, ...substitution, ...halves(read.text, start), ...read.faults],
    };
  }
  const { text: content, faults } = readEscapes(text, {
    start: 0,
    end: text.length,
    syntax,
    doubled: isDoubled ? "'" : undefined,
  });
  return { text: content, faults: [...findOpenQuote(text, syntax), ...halves(content, 0), ...faults] };
}

function findOpenQuote(text: string, { quotes }: CodeSyntax): Fault[] {
  const offset = text.length - text.trimStart().length;
  if (!quotes.includes(text.charAt(offset))) return [];
  const isClosed = /^\s*(["'`])(?:\\[^]|(?!\1)[^\\])*\1/.test(text);
  const sentence = isClosed
    ? 'Text follows the closing quote: all is read as it is.'
    : 'The opening quote is not closed. It is kept.';
  return [{ sentence, offset, length: 1 }];
}

/** JSON escapes all control characters (RFC 8259, 7). */
function findControls(content: string, start: number): Fault[] {
  const at = content.search(/[\0-\x09\x0b\x0c\x0e-\x1f]/);
  if (at < 0) return [];
  const sentence = 'JSON allows no control characters in a string, such as a tab. It is kept.';
  return [{ sentence, offset: start + at, length: 1 }];
}

function halves(text: string, offset: number): Fault[] {
  if (text.isWellFormed()) return [];
  return [{ sentence: 'It holds half of a surrogate pair, which is not a character.', offset, length: 1 }];
}

/** Reads @"…", where quotes are doubled and nothing is escaped. Throws a StringFault for other kinds of C#’s strings. */
function readSpecialOfCsharp(text: string): ReadString | undefined {
  const verbatim = /^\s*@"((?:[^"]|"")*)"\s*$/.exec(text)?.[1];
  if (verbatim !== undefined) return { text: verbatim.replaceAll('""', '"'), faults: [] };
  const kind = /^\s*(?:[$@]+"|"{3,})/.exec(text);
  if (!kind) return undefined;
  throw new StringFault(
    'Interpolated and raw strings of C# are not read.',
    kind[0].length - kind[0].trimStart().length,
    'Paste the text between its quotes.',
  );
}

/** Returns the prefix of a Python literal. Throws a StringFault for a literal that is not plain text. */
function readPrefix(text: string): string {
  const prefix = /^\s*([a-z]{1,2})(?=["'])/i.exec(text)?.[1] ?? '';
  if (/^(?:f|b|t|[fbt]r|r[fbt])$/i.test(prefix)) {
    const what = /b/i.test(prefix) ? 'A bytes literal' : 'A formatted string';
    throw new StringFault(
      `${what} is not plain text.`,
      text.indexOf(prefix),
      `Remove the ${prefix} before the quote.`,
    );
  }
  return /^(?:r|u)$/i.test(prefix) ? prefix : '';
}

function findRawBreaks(content: string, start: number): Fault[] {
  const found = /(?<!\\)(?:\\\\)*([\r\n])/.exec(content);
  if (!found) return [];
  const offset = start + found.index + found[0].length - 1;
  return [{ sentence: 'A line break inside quotes must be escaped. It is kept.', offset, length: 1 }];
}

function findSubstitution(content: string, start: number): Fault[] {
  const found = /(?<!\\)(?:\\\\)*(\$\{)/.exec(content);
  if (!found) return [];
  const offset = start + found.index + found[0].length - 2;
  return [{ sentence: 'A template inserts a value at ${. It is kept as it is.', offset, length: 2 }];
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly syntax: CodeSyntax;
  /** The quote that is written twice inside. */
  readonly doubled: string | undefined;
}

function readEscapes(text: string, { start, end, syntax, doubled }: Span): ReadString {
  const pieces: string[] = [];
  const faults: Fault[] = [];
  const readPlain = (plain: string) =>
    doubled === undefined ? plain : plain.replaceAll(doubled + doubled, doubled);
  let done = start;
  for (let at = text.indexOf('\\', start); at !== -1 && at < end; at = text.indexOf('\\', done)) {
    pieces.push(readPlain(text.slice(done, at)));
    const { value, length, isUnknown } = readEscape(text, at, end, syntax);
    pieces.push(value);
    if (isUnknown && syntax.unknown === 'keep') {
      const sentence = `${syntax.name} has no escape ${text.slice(at, at + length)}. The backslash is kept.`;
      faults.push({ sentence, offset: at, length });
    }
    done = at + length;
  }
  pieces.push(readPlain(text.slice(done, end)));
  return { text: pieces.join(''), faults };
}

interface ReadEscape {
  readonly value: string;
  readonly length: number;
  readonly isUnknown?: boolean;
}

function readEscape(text: string, at: number, end: number, syntax: CodeSyntax): ReadEscape {
  const byNumber = readNumber(text, at, syntax);
  if (byNumber) return byNumber;
  const point = text.codePointAt(at + 1);
  if (at + 1 >= end || point === undefined) {
    throw new StringFault(
      'A backslash at the end escapes nothing.',
      at,
      String.raw`Write \\ for a backslash.`,
    );
  }
  const character = text.startsWith('\r\n', at + 1) ? '\r\n' : String.fromCodePoint(point);
  const length = 1 + character.length;
  const known = readOwn(syntax.letters, character);
  if (known !== undefined) return { value: known, length };
  if (syntax.unknown === 'error' || syntax.strict?.includes(character)) {
    throw new StringFault(
      `\\${character} is not a valid escape in ${syntax.name}.`,
      at,
      hintFor(character, syntax),
    );
  }
  return { value: syntax.unknown === 'drop' ? character : `\\${character}`, length, isUnknown: true };
}

function readNumber(text: string, at: number, syntax: CodeSyntax): ReadEscape | undefined {
  const { numbers } = syntax;
  numbers.lastIndex = at + 1;
  const found = numbers.exec(text);
  if (!found) return undefined;
  const [whole] = found;
  const groups: (string | undefined)[] = found.slice(1);
  const digits = groups.find((group) => group !== undefined) ?? '';
  const code = Number.parseInt(digits, whole === digits ? 8 : 16);
  if (code > 0x10ffff) {
    throw new StringFault(`\\${whole} is beyond the last character, U+10FFFF.`, at, 'Use a smaller number.');
  }
  if (syntax.name === 'Java' && whole.startsWith('u') && [0x0a, 0x0d, 0x22, 0x5c].includes(code)) {
    const hint = String.raw`Write \n, \r, \" or \\.`;
    throw new StringFault(`Java reads \\${whole} as a part of the code, not of the string.`, at, hint);
  }
  return { value: String.fromCodePoint(code), length: 1 + whole.length };
}

function hintFor(character: string, { name }: CodeSyntax): string {
  if (character === 'u') return String.raw`Write four hexadecimal digits after \u.`;
  if (character === 'U') return String.raw`Write eight hexadecimal digits after \U.`;
  if (character === 'x' && (name === 'JSON' || name === 'Java')) {
    return String.raw`${name} has no \x: write \u00 and the two digits.`;
  }
  if (character === 'x') return String.raw`Write two hexadecimal digits after \x.`;
  if (character === 'N') return String.raw`Write the character itself, or \u and its number.`;
  return name === 'JSON'
    ? String.raw`Write \\ for a backslash, or \u and four hexadecimal digits.`
    : String.raw`Write \\ for a backslash.`;
}
