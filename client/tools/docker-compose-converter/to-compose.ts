import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { refuseSpoiledWord, type ShellWord, splitCommands } from '#core/text/shell/shell-words.ts';
import { createdVolume, freeName, namedVolumes, pointOutside, writeYaml } from './compose-file.ts';
import { readOption } from './options/read-option.ts';
import type { Settings } from './settings.ts';
import { misunderstandings, redirections, unreadVariables } from './shell-notes.ts';

/**
 * Writes a compose file of all `docker run` and `docker create` commands in a script. Throws a ToolInputError for an
 * option that Docker does not know, with its place.
 */
export function toCompose(script: string): { content: string; notes: Note[] } {
  const notes: Note[] = [];
  const services = new Map<string, Settings>();
  const networks = new Map<string, object>();
  const volumes = new Map<string, object>();
  const created = new Map<string, object>();
  // Compose takes $ for a variable, too, and $$ for the sign itself.
  // In PowerShell and cmd a backslash is itself.
  const isForWindows = /[`^]\r?\n/.test(script) && !/\\\r?\n/.test(script);
  const commands = splitCommands(script, '$$', isForWindows);
  for (const all of commands) {
    const words = all.filter(({ isRedirection }) => !isRedirection);
    const [verb, start] = verbOf(words);
    if (verb === 'volume create') created.set(...createdVolume(words.slice(start)));
    if (!/^(?:run|create)$/.test(verb)) continue;
    append(notes, redirections(script, all));
    const service = readCommand(words.slice(start), script, notes);
    services.set(freeName(service, services), service);
    const named = service.get('networks');
    for (const name of named instanceof Map ? (named as Settings).keys() : [])
      networks.set(name, { external: true });
    for (const [name, settings] of namedVolumes(service.get('volumes')))
      volumes.set(name, { ...volumes.get(name), ...settings });
  }
  for (const [name, service] of services) {
    pointOutside(service, services);
    append(notes, farLinks(name, service));
  }
  if (services.size === 0) {
    if (script.trim() === '') return { content: '', notes };
    throw new ToolInputError('There is no docker run command.', {
      hint: /^services:/m.test(script)
        ? 'For a compose file, choose “Compose → docker run”.'
        : 'It begins with “docker run” or “podman run”.',
    });
  }
  // Without a name, Compose puts that of the project before it, and makes another volume.
  for (const [name, settings] of volumes) volumes.set(name, { name, ...created.get(name), ...settings });
  if (networks.size > 0) {
    const sentence = 'The networks are external: Compose does not make them, as docker run does not.';
    notes.push(inform(sentence));
  }
  if (volumes.size > 0) {
    const sentence =
      'The volumes keep their names, so that Compose uses the data that docker run has written.';
    notes.push(inform(sentence));
  }
  append(notes, [...misunderstandings(script, isForWindows), ...unreadVariables(script, commands)]);
  return { content: writeYaml(services, networks, volumes), notes };
}

/** Compose puts a service without a network into one of its own, which the container of a link is not in. */
function farLinks(name: string, service: Settings): Note[] {
  const links = service.get('external_links');
  if (!Array.isArray(links) || service.has('networks')) return [];
  const others = links.map((link) => String(link).replace(/:.*/, '')).join(', ');
  return [
    warn(
      `${name} does not reach ${others}: Compose gives it a network of its own.`,
      'Add the commands of all these containers, or give them one --network.',
    ),
  ];
}

/** Returns the command of Docker, such as `run` or `volume create`, and where its words begin. */
function verbOf(words: readonly ShellWord[]): [verb: string, start: number] {
  const texts = words.map(({ text }) => text);
  const at = texts.findIndex((text) => /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/.test(text));
  if (at < 0) return ['', 0];
  let first = at + 1;
  // Docker's own options, such as --context, come before the command.
  for (; texts[first]?.startsWith('-'); first += 1) if (globalValues.test(texts[first] ?? '')) first += 1;
  if (texts[first] === 'container') first += 1;
  const length = texts[first] === 'volume' ? 2 : 1;
  return [texts.slice(first, first + length).join(' '), first + length];
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
