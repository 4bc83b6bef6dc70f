import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { type ShellWord, splitCommands } from '#core/text/shell/shell-words.ts';

export type Shell = 'bash' | 'cmd' | 'powershell';

/** Returns the shell whose quotes and line ends a command is written with. */
export function detectShell(script: string): Shell {
  if (/\\\r?\n|\s\$'/.test(script)) return 'bash';
  if (/(?:^|\s)\^"|[ \t]\^\r?\n/.test(script)) return 'cmd';
  return /[ \t]`\r?\n|`["$]/.test(script) ? 'powershell' : 'bash';
}

/** Splits a script into commands of words. Throws a ToolInputError for a quotation mark that is never closed. */
export function splitScript(script: string, shell: Shell): ShellWord[][] {
  if (shell === 'bash') return splitCommands(script);
  const commands = shell === 'cmd' ? readCmd(script) : readPowerShell(script);
  return commands.filter(({ length }) => length > 0);
}

/** A character of a line of cmd without its carets. */
interface Unit {
  readonly text: string;
  readonly offset: number;
}

/** Takes the carets away as cmd.exe does: none counts within quotation marks, and one before a line end joins lines. */
function readCmd(script: string): ShellWord[][] {
  const lines: Unit[][] = [[]];
  let isQuoted = false;
  for (let at = 0; at < script.length; at += 1) {
    const rest = script.slice(at, at + 5);
    if (!isQuoted && rest.startsWith('^')) {
      // What follows the joined line ends is itself, even a line end.
      const gap = /^\^(?:\r?\n)?(?<kept>\r?\n|[^])?/.exec(rest);
      const kept = gap?.groups?.kept ?? '';
      at += (gap?.[0].length ?? 1) - 1;
      lines.at(-1)?.push({ text: kept === '\r\n' ? '\n' : kept, offset: at });
    } else if (!isQuoted && /^[\n&|]/.test(rest)) lines.push([]);
    else {
      if (rest.startsWith('"')) isQuoted = !isQuoted;
      lines.at(-1)?.push({ text: rest.charAt(0), offset: at });
    }
  }
  return lines.map((units) => splitArguments(units, script));
}

/** Splits a command line as Microsoft's C runtime does: `\"` and, within quotation marks, `""` are a mark itself. */
function splitArguments(units: readonly Unit[], script: string): ShellWord[] {
  const line = units.map(({ text }) => text || ' ');
  const words: ShellWord[] = [];
  let word: { text: string; offset: number } | undefined;
  let quoteAt = -1;
  for (let at = 0; at < line.length; at += 1) {
    const unit = line[at] ?? '';
    const offset = units[at]?.offset ?? 0;
    if (quoteAt < 0 && /\s/.test(unit)) {
      if (word) words.push(word);
      word = undefined;
      continue;
    }
    word ??= { text: '', offset };
    const slashes = countSlashes(line, at);
    if (slashes > 0) {
      const isBeforeQuote = line[at + slashes] === '"';
      word.text += '\\'.repeat(isBeforeQuote ? slashes >> 1 : slashes);
      at += slashes - 1;
      if (isBeforeQuote && slashes % 2 === 1) {
        word.text += '"';
        at += 1;
      }
    } else if (unit !== '"') word.text += unit;
    else if (quoteAt >= 0 && line[at + 1] === '"') {
      word.text += '"';
      at += 1;
    } else quoteAt = quoteAt < 0 ? offset : -1;
  }
  if (quoteAt >= 0) throw unclosed(script, quoteAt, '"');
  return word ? [...words, word] : words;
}

function countSlashes(line: readonly string[], start: number): number {
  let end = start;
  while (line[end] === '\\') end += 1;
  return end - start;
}

const powerShellPiece =
  /(?<gap>(?:[ \t]|`\r?\n)+)|(?<end>[\r\n;|&])|'(?<single>(?:[^']|'')*)'|"(?<double>(?:[^"`]|""|`[^])*)"|`(?<escaped>[^])|(?<plain>[^\s;|&'"`]+)|(?<open>[^])/g;

const letters: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  e: '\x1B',
  0: '',
};

function readPowerShell(script: string): ShellWord[][] {
  const commands: ShellWord[][] = [[]];
  let word: ShellWord | undefined;
  for (const match of script.matchAll(powerShellPiece)) {
    const { gap, end, single, double, escaped, plain, open } = match.groups ?? {};
    if (open !== undefined) throw unclosed(script, match.index, open);
    if (gap !== undefined || end !== undefined) {
      if (word) commands.at(-1)?.push(word);
      word = undefined;
      if (end !== undefined) commands.push([]);
      continue;
    }
    const quoted = single?.replaceAll("''", "'") ?? double?.replaceAll(/`([^])|""/g, readLetter);
    const text: string = quoted === undefined ? (plain ?? readLetter('', escaped)) : readOldQuotes(quoted);
    const hasVariable = /(?<!`)\$[\w{(]/.test(double ?? plain ?? '');
    word = {
      text: (word?.text ?? '') + text,
      offset: word?.offset ?? match.index,
      hasVariable: hasVariable || word?.hasVariable === true,
    };
  }
  if (word) commands.at(-1)?.push(word);
  return commands;
}

function readLetter(_: string, letter: string | undefined): string {
  return letter === undefined ? '"' : (readOwn(letters, letter) ?? letter);
}

/** PowerShell up to 7.2 hands `\"` to programs, which read it as a quotation mark. */
function readOldQuotes(text: string): string {
  return /(?<!\\)"/.test(text) ? text : text.replaceAll(String.raw`\"`, '"');
}

function unclosed(script: string, offset: number, mark: string): ToolInputError {
  return new ToolInputError(`The quotation mark ${mark} is never closed.`, {
    ...placeOf(script, offset),
    hint: 'Close it, or choose the shell that the command is for.',
  });
}
