import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { Note } from '#core/errors.ts';
import { quoteShellWord } from '#core/text/shell/shell-words.ts';
import { flags } from './options/flags.ts';
import { quoteWord, splitLine } from './quote-word.ts';
import { itemsOf, lostOfVolumes } from './long-forms.ts';
import { addNetworks, buildCommand, lostOfBuild, missingParts } from './own-networks.ts';
import { readProject } from './project.ts';
import { isSettings, type Settings, textOf } from './read-compose.ts';
import { type AddOption, addGrace, addResources, toMicroseconds } from './resources.ts';

/** Keys that tell Compose how to handle the service, and are not options of docker run. */
const silent = new Set([
  'blkio_config',
  'deploy',
  'gpus',
  'image',
  'command',
  'networks',
  'network_mode',
  'healthcheck',
  'logging',
  'ulimits',
  'stop_grace_period',
]);

/**
 * Writes a `docker run` command for each service of a compose file. Names the keys without an option. Throws a
 * ToolInputError with the place if the text is not a compose file.
 */
export function toRun(text: string, isBroken: boolean): { content: string; notes: Note[] } {
  const { services, networks, volumes, notes } = readProject(text);
  append(notes, missingParts(networks, volumes));
  const commands = services.map(([name, service]) => {
    const options = optionsOf(name, service, notes);
    // docker run takes one word as the entrypoint, and the others before the command.
    const tail = [
      imageOf(name, service),
      ...wordsOf(service.entrypoint).slice(1),
      ...wordsOf(service.command),
    ].map(quoteWord);
    return isBroken
      ? ['docker run -d', ...options, tail.join(' ')].join(' \\\n  ')
      : ['docker run -d', ...options, ...tail].join(' ');
  });
  return { content: commands.join('\n\n'), notes };
}

function imageOf(name: string, { image }: Settings): string {
  return typeof image === 'string' ? image : name;
}

function optionsOf(name: string, service: Settings, notes: Note[]): string[] {
  const options: string[] = [];
  const add = (flag: string, value: string) => options.push(`--${flag} ${quoteWord(value)}`);
  if (service.container_name === undefined) add('name', name);
  for (const { long, key, kind } of flags) {
    const value = readOwn(service, key);
    if (value === undefined || value === null) continue;
    if (kind === 'switch') {
      if (value === true) options.push(`--${long}`);
    } else if (key === 'entrypoint') add(long, wordsOf(value)[0] ?? '');
    else if (kind === 'list' || kind === 'map')
      for (const item of itemsOf(value, key))
        add(key === 'volumes' && item.startsWith('type=') ? 'mount' : long, item);
    else add(long, key.startsWith('cpu_') ? toMicroseconds(textOf(value)) : textOf(value));
  }
  const lostOfNetworks = addNetworks(name, service, add);
  addFurther(service, add, options);
  append(notes, doubtfulParts(name, service));
  append(notes, addGrace(name, service.stop_grace_period, add));
  const known = new Set([...flags.map(({ key }) => key), ...silent]);
  const lost = [
    ...Object.keys(service).filter((key) => !known.has(key) && !key.startsWith('x-')),
    ...lostOfNetworks,
    ...lostOfVolumes(service.volumes),
    ...lostOfBuild(service.build),
    ...addResources(service, add),
  ];
  if (lost.length > 0) {
    const isBuilt = lost.includes('build');
    notes.push({
      severity: 'warning',
      sentence: `${name}: ${lost.join(', ')} ${lost.length === 1 ? 'has' : 'have'} no option of docker run.`,
      ...(isBuilt
        ? { hint: `Build the image first: ${buildCommand(imageOf(name, service), service.build)}` }
        : {}),
    });
  }
  return options;
}

/** Names what docker run does a little differently. */
function doubtfulParts(name: string, { env_file: files, healthcheck }: Settings): Note[] {
  const optional = (Array.isArray(files) ? files.filter(isSettings) : []).filter(
    ({ required }) => required === false,
  );
  const test = isSettings(healthcheck) && healthcheck.disable !== true ? healthcheck.test : undefined;
  return [
    ...optional.map(({ path }) =>
      warn(
        `${name}: docker run fails without ${textOf(path)}, which Compose may do without.`,
        'Remove the option if there is no such file.',
      ),
    ),
    ...(Array.isArray(test) && test[0] === 'CMD'
      ? [inform(`${name}: docker run has a shell run the health check, which the image then needs.`)]
      : []),
  ];
}

function addFurther(service: Settings, add: AddOption, options: string[]): void {
  const { healthcheck, logging, ulimits } = service;
  if (isSettings(logging)) {
    if (logging.driver !== undefined) add('log-driver', textOf(logging.driver));
    for (const item of itemsOf(logging.options ?? {}, 'options')) add('log-opt', item);
  }
  for (const [name, limit] of Object.entries(isSettings(ulimits) ? ulimits : {})) {
    add(
      'ulimit',
      `${name}=${isSettings(limit) ? `${textOf(limit.soft)}:${textOf(limit.hard)}` : textOf(limit)}`,
    );
  }
  if (!isSettings(healthcheck)) return;
  const isOff = Array.isArray(healthcheck.test) && healthcheck.test[0] === 'NONE';
  if (healthcheck.disable === true || isOff) {
    options.push('--no-healthcheck');
    return;
  }
  for (const [key, value] of Object.entries(healthcheck)) {
    if (key === 'test') add('health-cmd', healthCommand(value));
    else if (key !== 'disable') add(`health-${key.replaceAll('_', '-')}`, textOf(value));
  }
}

/** A list begins with CMD before words, or with CMD-SHELL before a line for the shell, which docker run takes. */
function healthCommand(test: unknown): string {
  if (!Array.isArray(test)) return textOf(test);
  const words = test.slice(1).map(textOf);
  return (test[0] === 'CMD' ? words.map(quoteShellWord) : words).join(' ');
}

function wordsOf(command: unknown): string[] {
  if (command === undefined || command === null) return [];
  return Array.isArray(command) ? command.map(textOf) : splitLine(textOf(command));
}
