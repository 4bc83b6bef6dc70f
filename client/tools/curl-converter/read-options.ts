import { readOwn } from '#core/collections/read-own.ts';
import { type Note, type NotePlace, ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { ShellWord } from '#core/text/shell/shell-words.ts';
import { flagOptions, shortOptions, valueOptions } from './curl-options.ts';
import { type Shell, splitScript } from './windows-words.ts';

/** An option of the command by its long name, or a URL by the name `url`. */
export interface Given {
  readonly name: string;
  readonly value: string;
  /** False for `--no-…`. */
  readonly isOn: boolean;
  readonly place: NotePlace;
}

/**
 * Reads the options of the first curl command in a script. Throws a ToolInputError where there is none, and for an
 * option that curl does not know or that lacks its value.
 */
export function readOptions(script: string, shell: Shell, notes: Note[]): Given[] {
  const commands = splitScript(script, shell).flatMap((words) => {
    const at = words.findIndex(({ text }) => /(?:^|[\\/])curl(?:\.exe)?$/i.test(text));
    return at < 0 ? [] : [words.slice(at)];
  });
  const [first, second] = commands;
  if (!first) {
    throw new ToolInputError('There is no curl command.', { hint: 'It begins with “curl”.' });
  }
  if (second) {
    const place = placeOf(script, second[0]?.offset ?? 0);
    notes.push({ severity: 'warning', sentence: 'Only the first curl command is converted.', place });
  }
  const given: Given[] = [];
  for (let index = 1; index < first.length;) index += readWord(first, index, script, given, notes);
  return given;
}

/** Adds what a word says to the options; returns how many words that took. */
function readWord(
  words: readonly ShellWord[],
  index: number,
  script: string,
  given: Given[],
  notes: Note[],
): number {
  const { text, offset } = words[index] as ShellWord;
  const next = words[index + 1];
  const place = { ...placeOf(script, offset), length: text.length };
  noteVariables([words[index] as ShellWord], script, notes);
  if (/^\d?>{1,2}/.test(text)) {
    notes.push({ severity: 'warning', sentence: 'The redirection of the output is skipped.', place });
    return /^\d?>{1,2}$/.test(text) ? 2 : 1;
  }
  if (!/^-./.test(text)) {
    given.push({ name: 'url', value: text, isOn: true, place });
    return 1;
  }
  const options = text.startsWith('--') ? [readLong(text, place)] : readShorts(text, place);
  const open = options.find(({ value }) => value === undefined);
  if (open && !next) {
    const message = `The option ${text} needs a value.`;
    throw new ToolInputError(message, { ...place, hint: 'Write it behind the option.' });
  }
  if (open && next) noteVariables([next], script, notes);
  for (const option of options) given.push({ ...option, value: option.value ?? next?.text ?? '', place });
  return open ? 2 : 1;
}

/** An option whose value is undefined takes the next word. */
interface OpenOption {
  readonly name: string;
  readonly value: string | undefined;
  readonly isOn: boolean;
}

function readLong(text: string, place: NotePlace): OpenOption {
  const name = text.slice(2);
  if (valueOptions.has(name)) return { name, value: undefined, isOn: true };
  const positive = name.replace(/^no-/, '');
  if (flagOptions.has(positive)) return { name: positive, value: '', isOn: positive === name };
  throw unknown(text, place);
}

/** Reads short options written together, such as `-sSLXPOST`. */
function readShorts(text: string, place: NotePlace): OpenOption[] {
  const options: OpenOption[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = readOwn(shortOptions, text.charAt(at));
    if (name === undefined) throw unknown(`-${text.charAt(at)}`, place);
    if (!valueOptions.has(name)) options.push({ name, value: '', isOn: true });
    else return [...options, { name, value: text.slice(at + 1) || undefined, isOn: true }];
  }
  return options;
}

function unknown(text: string, place: NotePlace): ToolInputError {
  return new ToolInputError(`curl has no option ${text}.`, {
    ...place,
    hint: /^--[^=]+=/.test(text)
      ? 'Write a space instead of the equals sign.'
      : 'Check its spelling, or remove it. Quote a text with spaces or & in it.',
  });
}

function noteVariables(words: readonly ShellWord[], script: string, notes: Note[]): void {
  for (const { hasVariable, offset } of words) {
    if (hasVariable !== true) continue;
    const sentence = 'The shell variable here is written as it stands: put its value in.';
    notes.push({ severity: 'warning', sentence, place: placeOf(script, offset) });
  }
}
