import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { refuseSpoiledWord, type ShellWord, splitCommands } from '#core/text/shell/shell-words.ts';
import { freeName, namedVolumes, pointOutside, writeYaml } from './compose-file.ts';
import { flags, ignoredFlags, lostFlags, otherShorts, specialFlags } from './flags.ts';
import { addTo, mapIn, type Settings, splitAt } from './settings.ts';
import { applySpecial } from './special-flags.ts';

const byLong = new Map(flags.map((flag) => [flag.long, flag]));
const byShort = new Map(flags.filter(({ short }) => short !== '').map((flag) => [flag.short, flag]));

/**
 * Writes a compose file of all `docker run` and `docker create` commands in a script. Throws a ToolInputError for an
 * option that Docker does not know, with its place.
 */
export function toCompose(script: string): { content: string; notes: Note[] } {
  const notes: Note[] = [];
  const services = new Map<string, Settings>();
  const networks = new Map<string, object>();
  const volumes = new Map<string, object>();
  // Compose takes $ for a variable, too, and $$ for the sign itself.
  for (const words of splitCommands(script, '$$')) {
    const start = runEnd(words);
    if (start < 0) continue;
    const service = readCommand(words.slice(start), script, notes);
    services.set(freeName(service, services), service);
    const named = service.get('networks');
    for (const name of named instanceof Map ? (named as Settings).keys() : [])
      networks.set(name, { external: true });
    for (const [name, settings] of namedVolumes(service.get('volumes')))
      volumes.set(name, { ...volumes.get(name), ...settings });
  }
  for (const service of services.values()) pointOutside(service, services);
  if (services.size === 0) {
    if (script.trim() === '') return { content: '', notes };
    throw new ToolInputError('There is no docker run command.', {
      hint: 'It begins with “docker run” or “podman run”.',
    });
  }
  if (networks.size > 0) {
    const sentence = 'The networks are external: Compose does not make them, as docker run does not.';
    notes.push(inform(sentence));
  }
  append(notes, misunderstandings(script));
  return { content: writeYaml(services, networks, volumes), notes };
}

/** Returns notes on what a shell does with the command and a file does not, or the reverse. */
function misunderstandings(script: string): Note[] {
  // In single quotes, a shell runs nothing.
  const live = script.replaceAll(/"(?:\\[^]|[^"\\])*"|'[^']*'/g, (quoted) =>
    quoted.startsWith("'") ? ' '.repeat(quoted.length) : quoted,
  );
  const run = /\$\([^)]*\)|(?<!\\)`[^`\n]+`/.exec(live);
  const path = /(?<![\w"'])[a-z]:\\\w/i.exec(script);
  const note = (match: RegExpExecArray | null, sentence: string, hint: string): Note[] =>
    match ? [warn(sentence, hint, { ...placeOf(script, match.index), length: match[0].length })] : [];
  return [
    ...note(
      run,
      `Compose runs no commands: ${run?.[0] ?? ''} stays as it is.`,
      'Write its result, or ${PWD}.',
    ),
    ...note(
      path,
      'Outside quotes a backslash is removed, as in Bash.',
      'Put the path in quotes, or write C:/….',
    ),
  ];
}

/** Returns where the words behind `docker run` begin; -1 for another command. */
function runEnd(words: readonly ShellWord[]): number {
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((text) => /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/.test(text));
  if (at < 0) return -1;
  let first = at + 1;
  // Docker's own options, such as --context, come before the command.
  for (; texts[first]?.startsWith('-'); first += 1) if (globalValues.test(texts[first] ?? '')) first += 1;
  if (texts[first] === 'container') first += 1;
  return /^(?:run|create)$/.test(texts[first] ?? '') ? first + 1 : -1;
}

const globalValues = /^(?:-[cHl]|--(?:config|context|host|log-level|tls(?:cacert|cert|key)))$/;

function readCommand(words: readonly ShellWord[], script: string, notes: Note[]): Settings {
  const options: Settings = new Map();
  let index = 0;
  for (; index < words.length; index += 1) {
    const word = words[index] as ShellWord;
    refuseSpoiledWord(script, word.offset);
    if (word.text === '--') {
      index += 1;
      break;
    }
    if (!/^-./.test(word.text)) break;
    index += readOption(word, words[index + 1], options, script, notes);
  }
  const [image, ...command] = words.slice(index).map(({ text }) => text);
  if (image === undefined) {
    const last = words.at(-1);
    throw new ToolInputError('The image is missing.', {
      ...(last ? placeOf(script, last.offset) : {}),
      hint: 'Write it after the options, as in nginx:latest.',
    });
  }
  refuseNetworks(options, words[0], script);
  if (options.get('network_mode') === 'host' && options.delete('ports')) {
    const sentence =
      'Docker publishes no ports with --network host, and Compose refuses them: they are left out.';
    notes.push({ severity: 'warning', sentence, place: placeOf(script, words[0]?.offset ?? 0) });
  }
  return new Map<string, unknown>([
    ['image', image],
    ...options,
    ...(command.length > 0 ? [['command', command] as const] : []),
  ]);
}

/** Throws a ToolInputError for networks that neither Docker nor Compose takes. */
function refuseNetworks(service: Settings, first: ShellWord | undefined, script: string): void {
  const [mode, networks] = [service.get('network_mode'), service.get('networks')];
  if (!(networks instanceof Map) || (mode === undefined && !networks.has(''))) return;
  const place = first ? placeOf(script, first.offset) : {};
  throw networks.has('')
    ? new ToolInputError('An address or an alias needs a network with a name.', {
        ...place,
        hint: 'Write --network and its name before --ip, --ip6, --link-local-ip and --network-alias.',
      })
    : new ToolInputError(`--network ${String(mode)} excludes any other network.`, {
        ...place,
        hint: 'Remove one of the two.',
      });
}

/** Reads one option into the service; returns how many words more it took. */
function readOption(
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
  // `-it` are two switches, `-p80:80` has its value behind it.
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
  else if (flag?.kind === 'switch') service.set(flag.key, value !== 'false');
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
