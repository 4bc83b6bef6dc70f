import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { Note } from '#core/errors.ts';
import { quoteShellWord } from '#core/text/shell/shell-words.ts';
import { flags } from './flags.ts';
import { quoteWord, splitLine } from './quote-word.ts';
import { isSettings, readComposeFile, type Settings, textOf, withRealNames } from './read-compose.ts';

/** Keys that tell Compose how to handle the service, and are not options of docker run. */
const silent = new Set([
  'blkio_config',
  'deploy',
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
  const { services, networkNames } = readComposeFile(text);
  const notes: Note[] = [];
  const commands = Object.entries(services).map(([name, service]) => {
    const options = optionsOf(name, withRealNames(service, networkNames), notes);
    const image = typeof service.image === 'string' ? service.image : name;
    // docker run takes one word as the entrypoint, and the others before the command.
    const tail = [image, ...wordsOf(service.entrypoint).slice(1), ...wordsOf(service.command)].map(quoteWord);
    return isBroken
      ? ['docker run -d', ...options, tail.join(' ')].join(' \\\n  ')
      : ['docker run -d', ...options, ...tail].join(' ');
  });
  return { content: commands.join('\n\n'), notes };
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
    else if (kind === 'list')
      for (const item of itemsOf(value, key))
        add(key === 'volumes' && item.startsWith('type=') ? 'mount' : long, item);
    else add(long, textOf(value));
  }
  addNetworks(service, add);
  addFurther(service, add, options);
  append(notes, addGrace(name, service.stop_grace_period, add));
  append(notes, addDeploy(name, service, add));
  const known = new Set([...flags.map(({ key }) => key), ...silent]);
  const lost = Object.keys(service).filter((key) => !known.has(key) && !key.startsWith('x-'));
  if (lost.length > 0) {
    const isBuilt = lost.includes('build');
    notes.push({
      severity: 'warning',
      sentence: `${name}: ${lost.join(', ')} ${lost.length === 1 ? 'has' : 'have'} no option of docker run.`,
      ...(isBuilt ? { hint: `Build the image first: docker build -t ${name} .` } : {}),
    });
  }
  return options;
}

/** Lists, maps and single texts become items of `KEY=value`; ports and volumes in their long form, too. */
function itemsOf(value: unknown, key: string): string[] {
  if (Array.isArray(value))
    return value.map((item) => (isSettings(item) ? longForm(item, key) : textOf(item)));
  if (!isSettings(value)) return [textOf(value)];
  const mark = key === 'extra_hosts' ? ':' : '=';
  return Object.entries(value).map(([name, text]) =>
    text === null ? name : `${name}${mark}${textOf(text)}`,
  );
}

function longForm(item: Settings, key: string): string {
  if (key === 'ports') {
    const { target, published, host_ip: ip, protocol } = item;
    const host = [ip, published].filter((part) => part !== undefined).map((part) => `${textOf(part)}:`);
    return `${host.join('')}${textOf(target)}${protocol === undefined || protocol === 'tcp' ? '' : `/${textOf(protocol)}`}`;
  }
  if (key === 'env_file') return textOf(item.path);
  const { type = 'volume', source, target, read_only: isReadOnly } = item;
  return [
    `type=${textOf(type)}`,
    ...(source === undefined ? [] : [`source=${textOf(source)}`]),
    `target=${textOf(target)}`,
    ...(isReadOnly === true ? ['readonly'] : []),
  ].join(',');
}

function addNetworks(
  { networks, network_mode: mode }: Settings,
  add: (flag: string, value: string) => void,
): void {
  if (mode !== undefined) add('network', textOf(mode));
  const named = Array.isArray(networks)
    ? networks.map((name) => [textOf(name), {}] as const)
    : Object.entries(networks ?? {});
  for (const [name, settings] of named) {
    add('network', name);
    if (!isSettings(settings)) continue;
    for (const alias of Array.isArray(settings.aliases) ? settings.aliases : [])
      add('network-alias', textOf(alias));
    if (settings.ipv4_address !== undefined) add('ip', textOf(settings.ipv4_address));
    if (settings.ipv6_address !== undefined) add('ip6', textOf(settings.ipv6_address));
  }
}

function addFurther(service: Settings, add: (flag: string, value: string) => void, options: string[]): void {
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

const secondsOf = { h: 3600, m: 60, s: 1, ms: 0.001, us: 0.000_001 } as const;

/** Compose takes a duration such as 1m30s, docker run only whole seconds. */
function addGrace(name: string, grace: unknown, add: (flag: string, value: string) => void): Note[] {
  if (grace === undefined || grace === null) return [];
  const text = textOf(grace);
  if (!/^(?:\d+|(?:\d+(?:\.\d+)?(?:h|m|s|ms|us))+)$/.test(text)) {
    const sentence = `${name}: stop_grace_period “${text}” is not a duration, and is left out.`;
    return [{ severity: 'warning', sentence, hint: 'Write it as 1m30s.' }];
  }
  const parts = Array.from(text.matchAll(/([\d.]+)(h|ms?|s|us)?/g), ([, count, unit = 's']) => {
    return Number(count) * secondsOf[unit as keyof typeof secondsOf];
  });
  const seconds = parts.reduce((sum, part) => sum + part, 0);
  add('stop-timeout', String(Math.ceil(seconds)));
  const sentence = `${name}: docker run takes whole seconds: ${text} became ${Math.ceil(seconds)}.`;
  return Number.isInteger(seconds) ? [] : [{ severity: 'warning', sentence }];
}

/** Carries over the limits and GPUs of `deploy`; names the rest. */
function addDeploy(name: string, service: Settings, add: (flag: string, value: string) => void): Note[] {
  const { blkio_config: blkio, deploy } = service;
  if (isSettings(blkio) && blkio.weight !== undefined) add('blkio-weight', textOf(blkio.weight));
  if (!isSettings(deploy)) return [];
  const { resources, ...others } = deploy;
  const { limits, reservations } = isSettings(resources) ? resources : {};
  const lost = Object.keys(others);
  for (const [key, value] of Object.entries(isSettings(limits) ? limits : {})) {
    const flag = { cpus: 'cpus', memory: 'memory', pids: 'pids-limit' }[key];
    if (flag === undefined) lost.push(key);
    else add(flag, textOf(value));
  }
  for (const [key, value] of Object.entries(isSettings(reservations) ? reservations : {})) {
    if (key === 'memory') add('memory-reservation', textOf(value));
    else if (key === 'devices' && Array.isArray(value)) {
      for (const device of value.filter(isSettings)) {
        const ids = device.device_ids;
        add(
          'gpus',
          Array.isArray(ids) ? `"device=${ids.map(textOf).join(',')}"` : textOf(device.count ?? 'all'),
        );
      }
    } else lost.push(`reservations.${key}`);
  }
  const sentence = `${name}: deploy.${lost.join(', deploy.')} has no option of docker run.`;
  return lost.length > 0 ? [{ severity: 'warning', sentence }] : [];
}

function wordsOf(command: unknown): string[] {
  if (command === undefined || command === null) return [];
  return Array.isArray(command) ? command.map(textOf) : splitLine(textOf(command));
}
