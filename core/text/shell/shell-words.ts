import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf, type TextPlace } from '#core/text/encodings/text-place.ts';
import { readHereDocuments, readRedirection, type Redirection, unescapeText } from './here-documents.ts';

/** A word of a command, and where it begins. */
export interface ShellWord {
  readonly text: string;
  readonly offset: number;
  /** It is only for the shell, like `> out.txt`, and not an argument. */
  readonly isRedirection?: true;
  /** The standard input that a here-document (`<<`) or a here-string (`<<<`) gives. */
  readonly input?: string;
}

const wordStart = /(?:\\\r?\n|`\r?\n|\^\r?\n|[ \t])*/y;
// Names such as <your-key> are for the reader to replace, who means no redirection by them.
const blank = /<[A-Za-z](?:[^<>\n]*[^\s<>])?(?<!\s\d)>/.source;
const redirection = new RegExp(
  String.raw`(?!${blank})(?:\d*(?:<<<|<<-?|>>|>\||<>|[<>]&?)|&>>?)(?!\()[ \t]*`,
  'y',
);
const quotes =
  /'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[^])*)"|\\\r?\n|\\(?<escaped>[^])|\$'(?<ansi>(?:[^'\\]|\\[^])*)'/
    .source;
const words =
  /(?<run>[$<>]\((?:[^()]|\([^()]*\))*\)|`[^`\n]*`)|(?<plain>(?:[^\s'"\\;&|#$`<>]|\$(?!['(]))+|\$\(?|`)/
    .source;
const piece = new RegExp(`${quotes}|(?<blank>${blank})|${words}`, 'y');

/**
 * Splits a script into commands of words as Bash does, with $'…' (ANSI-C quoting); variables stay as written.
 * `literalDollar` replaces a dollar sign that begins no variable. Commands in $(…) and backticks stay as written, too,
 * unless a comment is all they hold. Lines may also continue after a backtick (PowerShell) or a caret (cmd):
 * `isForWindows` keeps the backslashes of their paths. Throws a ToolInputError for a quotation mark that is never closed.
 */
export function splitCommands(script: string, literalDollar = '$', isForWindows = false): ShellWord[][] {
  const commands: ShellWord[][] = [[]];
  const ofLine: Redirection[] = [];
  let at = 0;
  while (at < script.length) {
    at = endOfMatch(wordStart, script, at);
    if (at >= script.length) break;
    const target = endOfMatch(redirection, script, at);
    const { text, end } = readWord(script, target, literalDollar, isForWindows);
    if (target > at) {
      const word = readRedirection(script.slice(at, end), at, text);
      ofLine.push(word);
      commands.at(-1)?.push(word);
      // A shell makes no word of nothing, unless it is quoted.
    } else if (end > at && text !== undefined) commands.at(-1)?.push({ text, offset: at });
    if (end > at) {
      at = end;
    } else {
      const isLineEnd = script[at] === '\n';
      at = endOfSeparator(script, at);
      if (isLineEnd) at = readHereDocuments(script, at, ofLine.splice(0), literalDollar);
      commands.push([]);
    }
  }
  return commands.filter(({ length }) => length > 0);
}

function endOfMatch(pattern: RegExp, script: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(script)?.[0].length ?? 0);
}

function readWord(
  script: string,
  start: number,
  dollar: string,
  isForWindows: boolean,
): { text: string | undefined; end: number } {
  let text: string | undefined;
  let end = start;
  for (;;) {
    piece.lastIndex = end;
    const match = piece.exec(script);
    if (!match) {
      // A comment begins with a word, not within one.
      if (script[end] !== '#' || end === start) break;
      text = `${text ?? ''}#`;
      end += 1;
      continue;
    }
    const isPath = isForWindows && match.groups?.escaped !== undefined;
    const read = isPath
      ? match[0]
      : readPiece(match.groups ?? {}, dollar, () => placeOf(script, match.index));
    if (read !== undefined) text = `${text ?? ''}${read}`;
    end += match[0].length;
  }
  const next = script[end];
  if (next === '"' || next === "'") {
    throw new ToolInputError(`The quotation mark ${next} is never closed.`, {
      ...placeOf(script, end),
      hint: 'Close it, or write a backslash before it.',
    });
  }
  // A backslash at the very end is itself.
  if (next === '\\' && end === script.length - 1) {
    return { text: `${text ?? ''}\\`, end: end + 1 };
  }
  return { text, end };
}

/** Returns undefined for what is not a word to a shell: a command that is only a comment, or a line that continues. */
function readPiece(
  { single, double, escaped, ansi, blank: name, run, plain: bare }: Partial<Record<string, string>>,
  dollar: string,
  place: () => TextPlace,
): string | undefined {
  const quoted = ansi === undefined ? single : readAnsi(ansi, place());
  if (quoted !== undefined) return quoted.replaceAll('$', () => dollar);
  if (double !== undefined) return unescapeText(double, dollar, inDouble);
  if (escaped !== undefined) return escaped === '$' ? dollar : escaped;
  if (run !== undefined) return /^`\s*(?:#.*)?`$/.test(run) ? undefined : run;
  return name ?? (bare === undefined ? undefined : unescapeText(bare, dollar, inPlain));
}

const inPlain = /\$(?![A-Za-z_{(])/g;
const inDouble = /\\(?:\r?\n|(?<kept>["\\`$]))|\$(?![A-Za-z_{(])/g;

const controls: Readonly<Record<string, string>> = {
  ...{ a: '\x07', b: '\b', e: '\x1B', E: '\x1B', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};
const ansiEscape =
  /(?<bytes>(?:\\x[\da-fA-F]{1,2}|\\[0-7]{1,3})+)|\\u(?<short>[\da-fA-F]{1,4})|\\U(?<long>[\da-fA-F]{1,8})|\\c(?<control>[^])|\\(?<letter>[^])/g;

/**
 * Reads the content of $'…' (Bash manual, ANSI-C Quoting). Throws a ToolInputError for bytes that are not text.
 */
function readAnsi(text: string, place: TextPlace): string {
  return text.replaceAll(ansiEscape, (...match) => {
    const { bytes, short, long, control, letter } = match.at(-1) as Record<string, string | undefined>;
    if (bytes !== undefined) return readBytes(bytes, place);
    // Only one unit: browsers write an emoji as two escapes.
    if (short !== undefined) return String.fromCharCode(parseInt(short, 16));
    if (long !== undefined) return String.fromCodePoint(Math.min(parseInt(long, 16), 0x10ffff));
    if (control !== undefined) return String.fromCharCode(control.charCodeAt(0) & 31);
    if (letter === undefined) return match[0];
    return readOwn(controls, letter) ?? (/["'?\\]/.test(letter) ? letter : match[0]);
  });
}

function readBytes(escapes: string, place: TextPlace): string {
  const numbers = escapes
    .split('\\')
    .slice(1)
    .map((each) => (each.startsWith('x') ? parseInt(each.slice(1), 16) : parseInt(each, 8) & 255));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(numbers));
  } catch {
    throw new ToolInputError('These bytes are not UTF-8 text.', {
      ...place,
      hint: 'Save them to a file, and use --data-binary @file.',
    });
  }
}

/** Passes over the end of a line, `;`, `&&`, `|` or a comment. */
function endOfSeparator(script: string, at: number): number {
  if (script[at] !== '#') return at + 1;
  const lineEnd = script.indexOf('\n', at);
  return lineEnd < 0 ? script.length : lineEnd;
}

/** Writes a text as one word of a POSIX shell. */
export function quoteShellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * Throws a ToolInputError for a word at `offset` that copying has spoiled: typographic quotation marks, a space after
 * the backslash that ends a line, and, unless it is the value of an option, a dash for a hyphen.
 */
export function refuseSpoiledWord(script: string, offset: number, isValue = false): void {
  const first = script.charAt(offset);
  const refuse = (message: string, hint: string) => {
    throw new ToolInputError(message, { ...placeOf(script, offset), hint });
  };
  if (/[‘’“”„]/.test(first)) refuse(`${first} is a typographic quotation mark.`, `Write ' or ".`);
  if (!isValue && /[\u2010-\u2015\u2212]/.test(first)) refuse(`${first} is not a hyphen.`, 'Write - or --.');
  const line = script.slice(offset, offset + 100);
  if (/^\\[ \t]+#.*\n/.test(line))
    refuse(
      'A comment follows the backslash, so that the line ends the command.',
      'Delete the comment, and the spaces before it.',
    );
  if (/^\\[ \t]+(?:\r?\n|$)/.test(line))
    refuse(
      'A space follows the backslash at the end of the line.',
      'Delete the space, so that the command continues.',
    );
}
