import { type NotePlace, ToolInputError } from '#core/errors.ts';
import { PlaceFinder, placeOf } from '#core/text/encodings/text-place.ts';
import { refuseSpoiledWord, type ShellWord, splitCommands } from '#core/text/shell/shell-words.ts';
import { completeName, longNames, valueOptions } from './options.ts';
import type { Warn } from './request.ts';

/** An option by its long name, or a URL by the name `url`. */
export interface Given {
  readonly name: string;
  readonly value: string;
  /** The option as it was written. */
  readonly written: string;
  readonly place: NotePlace;
}

export type WarnAt = (place: NotePlace | undefined) => Warn;

/** Two code points that are not characters, which no command contains in this order. */
const literalDollar = '\ufdd0\uffff';

/** Reads the options of each curl command in a script. Throws a ToolInputError where there is none. */
export function readOptions(script: string, warnAt: WarnAt): Given[][] {
  // Only cmd has words that begin with a caret and a quotation mark.
  if (/\s\^"/.test(script)) refuseCmd(script, script.search(/\^"/));
  const found: Given[][] = [];
  const places = new PlaceFinder(script);
  const commands = splitCommands(script.toWellFormed(), literalDollar);
  for (const [index, words] of commands.entries()) {
    if (pipedInput(words, commands[index + 1], script)) continue;
    const piped = pipedInput(commands[index - 1], words, script);
    const at = words.findIndex(({ text }) => /^(?:.*[\\/])?curl(?:\.exe)?$/i.test(text));
    const before = words
      .slice(0, at < 0 ? undefined : at)
      .map(({ text }) => text.replaceAll(literalDollar, () => '$'));
    if (before.length > 0 && before.join('') !== '$') {
      const hint = /^\w*=/.test(before.join('')) ? ' Put quotes around a URL with &.' : '';
      warnAt(places.find(words[0]?.offset ?? 0))(
        `“${before.join(' ').slice(0, 60)}” is not curl and is left out.${hint}`,
      );
    }
    const own = piped ? [...words, piped] : words;
    if (at >= 0) found.push(readCommand(own.slice(at + 1), script, places, warnAt));
  }
  if (found.length > 0) return found;
  throw new ToolInputError('There is no curl command.', { hint: 'It begins with the word curl.' });
}

/** Returns what `cat <<EOF` or `echo` writes into the next command, if that reads it, as a redirection of that. */
function pipedInput(
  words: readonly ShellWord[] = [],
  next: readonly ShellWord[] = [],
  script: string,
): ShellWord | undefined {
  const [command, ...rest] = words;
  const isRead = next.some(({ text }) => text.endsWith('@-'));
  if (!command || !isRead || !/\|\s*$/.test(script.slice(0, next[0]?.offset))) return undefined;
  const [first] = rest;
  if (command.text === 'cat' && rest.length === 1 && first?.input !== undefined) return first;
  if (command.text !== 'echo' || rest.some(({ isRedirection }) => isRedirection) || first?.text === '-e')
    return undefined;
  const isBare = first?.text === '-n';
  const input = rest.slice(isBare ? 1 : 0).map(({ text }) => text);
  return { ...command, isRedirection: true, input: `${input.join(' ')}${isBare ? '' : '\n'}` };
}

function refuseCmd(script: string, offset: number): never {
  throw new ToolInputError('This is a command for Windows cmd.', {
    ...placeOf(script, offset),
    hint: 'Choose “Copy as cURL (bash)” in the browser, or write \\ for ^ at the ends of lines.',
  });
}

function readCommand(
  words: readonly ShellWord[],
  script: string,
  places: PlaceFinder,
  warnAt: WarnAt,
): Given[] {
  const given: Given[] = [];
  refuseSpoiled(words, script);
  const take = ({ text, offset }: Pick<ShellWord, 'text' | 'offset'>): string => {
    const variable = /\$[\w{(]*/.exec(text)?.[0];
    if (variable !== undefined)
      warnAt(places.find(offset))(`The shell replaces ${variable}…; the code keeps it as it is written.`);
    return text.replaceAll(literalDollar, () => '$').toWellFormed();
  };
  const rest = words.values();
  const redirections: ShellWord[] = [];
  for (const word of rest) {
    const place = { ...places.find(word.offset), length: word.text.length };
    if (word.isRedirection) {
      redirections.push(word);
      continue;
    }
    const text = take(word);
    refuseSpoiledWord(script, word.offset);
    for (const option of readWord(text)) {
      const next = option.value === undefined ? rest.next().value : undefined;
      const value = option.value ?? (next && take(next));
      if (value === undefined)
        throw new ToolInputError(`${option.written} needs a value.`, {
          ...place,
          hint: 'Write it after the option.',
        });
      given.push({ ...option, value, place });
    }
  }
  for (const { text, offset, input } of redirections) {
    const at = given.findIndex(readsInput);
    const option = given[at];
    const place = { ...places.find(offset), length: text.length };
    if (input !== undefined && option) given[at] = withInput(option, take({ text: input, offset }));
    else warnAt(place)(`The redirection ${take({ text, offset })} is left out.`);
  }
  return given;
}

function refuseSpoiled(words: readonly ShellWord[], script: string): void {
  for (const { offset } of words) {
    const before = /\^\r?\n[ \t]*$/.exec(script.slice(Math.max(0, offset - 100), offset));
    if (before) refuseCmd(script, offset - before[0].length);
    refuseSpoiledWord(script, offset, true);
  }
}

function readsInput({ name, value }: Given): boolean {
  if (name === 'data-urlencode') return /^[^=]*@-$/.test(value);
  return value === '@-' && /^(?:data(?:-ascii|-binary)?|json)$/.test(name);
}

/** Puts the standard input that the script holds in the place of `@-`. */
function withInput(option: Given, input: string): Given {
  const { name, value } = option;
  if (name === 'data-urlencode') return { ...option, value: value.replace(/@-$/, () => `=${input}`) };
  // Of a file, -d leaves out the line ends.
  const text = /^data(?:-ascii)?$/.test(name) ? input.replaceAll(/[\r\n]/g, '') : input;
  return { ...option, name: name === 'json' ? name : 'data-raw', value: text };
}

/** An option whose value is undefined takes the next word. */
type Read = Omit<Given, 'place' | 'value'> & { readonly value: string | undefined };

/** Reads a URL, a long option, or short options written together such as `-sLX POST`. */
function readWord(text: string): Read[] {
  if (!/^-./.test(text)) return [{ name: 'url', value: text, written: text }];
  const long = completeName(text.slice(2));
  if (text.startsWith('--'))
    return [{ name: long, value: valueOptions.has(long) ? undefined : '', written: text }];
  const options: Read[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const name = longNames.get(text.charAt(at)) ?? text.charAt(at);
    const written = `-${text.charAt(at)}`;
    if (valueOptions.has(name))
      return [...options, { name, value: text.slice(at + 1) || undefined, written }];
    options.push({ name, value: '', written });
  }
  return options;
}
