import { readOwn } from '#core/collections/read-own.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import type { ShellWord } from '#core/text/shell/shell-words.ts';
import { addTo, isTrue, mapIn, type Settings, splitAt } from '../settings.ts';
import { flags, ignoredFlags, lostFlags, otherShorts, specialFlags } from './flags.ts';
import { applySpecial } from './special-flags.ts';

const byLong = new Map(flags.map((flag) => [flag.long, flag]));
const byShort = new Map(flags.filter(({ short }) => short !== '').map((flag) => [flag.short, flag]));

/** Reads one option into the service; returns how many words more it took. */
export function readOption(
  word: ShellWord,
  next: ShellWord | undefined,
  service: Settings,
  script: string,
  notes: Note[],
): number {
  const place = { ...placeOf(script, word.offset), length: word.text.length };
  const long = /^--(?<name>[^=]+)(?:=(?<value>[^]*))?$/.exec(word.text)?.groups;
  if (long)
    return setOption(
      readOwn(aliases, long.name ?? '') ?? long.name ?? '',
      long.value,
      next,
      service,
      place,
      notes,
    );
  // `-it` are two switches, `-p80:80` ends in its value.
  for (let at = 1; at < word.text.length; at += 1) {
    const letter = word.text.charAt(at);
    const name = byShort.get(letter)?.long ?? readOwn(otherShorts, letter);
    if (name === undefined) throw unknownOption(`-${letter}`, place);
    const behind = word.text.slice(at + 1);
    const rest = behind.replace(/^=/, '');
    if (takesValue(name) || behind.startsWith('=')) {
      return setOption(name, rest === '' ? undefined : rest, next, service, place, notes);
    }
    setOption(name, undefined, undefined, service, place, notes);
  }
  return 0;
}

function takesValue(name: string): boolean | undefined {
  const flag = byLong.get(name);
  if (flag) return flag.kind !== 'switch';
  return readOwn(specialFlags, name) ?? readOwn(ignoredFlags, name) ?? readOwn(lostFlags, name);
}

const aliases: Readonly<Record<string, string>> = {
  'dns-opt': 'dns-option',
  net: 'network',
  'net-alias': 'network-alias',
};

function setOption(
  name: string,
  attached: string | undefined,
  next: ShellWord | undefined,
  service: Settings,
  place: NonNullable<Note['place']>,
  notes: Note[],
): number {
  const hasValue = takesValue(name);
  if (hasValue === undefined) throw unknownOption(`--${name}`, place);
  const value = attached ?? (hasValue ? next?.text : 'true');
  if (value === undefined) {
    throw new ToolInputError(`--${name} has no value.`, { ...place, hint: 'Write the value after it.' });
  }
  const flag = byLong.get(name);
  if (flag?.kind === 'list') addTo(service, flag.key, value);
  else if (flag?.kind === 'map') mapIn(service, flag.key).set(...splitAt(value, '='));
  else if (flag?.kind === 'switch') service.set(flag.key, isTrue(value));
  else if (flag?.kind === 'number')
    service.set(flag.key, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value);
  // docker run takes it as one word; a file splits a text as a shell does, and takes a list as it is.
  else if (flag?.key === 'entrypoint' && !/^[\w@%+=:,./$-]*$/.test(value)) service.set(flag.key, [value]);
  else if (flag) service.set(flag.key, value);
  else if (readOwn(specialFlags, name) !== undefined) applySpecial(name, value, service);
  else if (name !== 'detach') {
    const sentence = `--${name} has no counterpart in a compose file.`;
    notes.push({ severity: readOwn(lostFlags, name) === undefined ? 'info' : 'warning', sentence, place });
  }
  return hasValue && attached === undefined ? 1 : 0;
}

function unknownOption(name: string, place: object): ToolInputError {
  return new ToolInputError(`docker run has no option ${name}.`, {
    ...place,
    hint: 'Check the spelling; options come before the image.',
  });
}
