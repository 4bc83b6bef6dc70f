import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** A word of a command, and where it begins. */
export interface ShellWord {
  readonly text: string;
  readonly offset: number;
}

const wordStart = /(?:\\\r?\n|`\r?\n|\^\r?\n|[ \t])*/y;
const piece =
  /'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\[^])*)"|\\\r?\n|\\(?<escaped>[^])|(?<plain>[^\s'"\\;&|#]+)/y;

/**
 * Splits a script into commands of words as a POSIX shell does; variables stay as they are written. Lines may also go on
 * after a backtick (PowerShell) or a caret (cmd). Throws a ToolInputError for a quotation mark that is never closed.
 */
export function splitCommands(script: string): ShellWord[][] {
  const commands: ShellWord[][] = [[]];
  let at = 0;
  while (at < script.length) {
    wordStart.lastIndex = at;
    at += wordStart.exec(script)?.[0].length ?? 0;
    if (at >= script.length) break;
    const { text, end } = readWord(script, at);
    if (end > at) {
      commands.at(-1)?.push({ text, offset: at });
      at = end;
    } else {
      at = endOfSeparator(script, at);
      commands.push([]);
    }
  }
  return commands.filter(({ length }) => length > 0);
}

function readWord(script: string, start: number): { text: string; end: number } {
  let text = '';
  let end = start;
  for (;;) {
    piece.lastIndex = end;
    const match = piece.exec(script);
    if (!match) {
      // A comment begins with a word, not within one.
      if (script[end] !== '#' || end === start) break;
      text += '#';
      end += 1;
      continue;
    }
    const { single, double, escaped, plain } = match.groups ?? {};
    // Compose takes $ for a variable, too, and $$ for the sign itself.
    text += single?.replaceAll('$', '$$$$') ?? (double === undefined ? undefined : readDouble(double)) ?? '';
    text += escaped === '$' ? '$$' : (escaped ?? plain ?? '');
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
  if (next === '\\' && end === script.length - 1) return { text: `${text}\\`, end: end + 1 };
  return { text, end };
}

function readDouble(text: string): string {
  return text
    .replaceAll(/\\\r?\n/g, '')
    .replaceAll(/\\(["\\`])/g, '$1')
    .replaceAll(String.raw`\$`, '$$$$');
}

/** Passes over the end of a line, `;`, `&&`, `|` or a comment. */
function endOfSeparator(script: string, at: number): number {
  if (script[at] !== '#') return at + 1;
  const lineEnd = script.indexOf('\n', at);
  return lineEnd < 0 ? script.length : lineEnd;
}

/** Writes a word of a compose file so that a shell reads it alike: variables stay variables, and $$ is the sign itself. */
export function quoteWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!/(?<!\$)(?:\$\$)*\$(?!\$)/.test(word)) {
    return `'${word.replaceAll('$$', '$').replaceAll("'", String.raw`'\''`)}'`;
  }
  return `"${word.replaceAll(/[\\"`]/g, String.raw`\$&`).replaceAll('$$', String.raw`\$`)}"`;
}
