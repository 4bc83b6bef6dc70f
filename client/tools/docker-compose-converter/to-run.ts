import { parseDocument } from 'yaml';
import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { flags } from './flags.ts';
import { quoteWord, splitLine } from './quote-word.ts';

type Settings = Readonly<Record<string, unknown>>;

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
  const { services, networkNames } = readFile(text);
  const notes: Note[] = [];
  const commands = Object.entries(services).map(([name, service]) => {
    const options = optionsOf(name, withRealNames(service, networkNames), notes);
    const image = typeof service.image === 'string' ? service.image : name;
    const tail = [quoteWord(image), ...wordsOf(service.command)];
    return isBroken
      ? ['docker run -d', ...options, tail.join(' ')].join(' \\\n  ')
      : ['docker run -d', ...options, ...tail].join(' ');
  });
  return { content: commands.join('\n\n'), notes };
}

function readFile(text: string) {
  if (text.trim() === '') return { services: {}, networkNames: new Map<string, string>() };
  const document = parseDocument(text, { merge: true, prettyErrors: false, version: '1.2' });
  const [fault] = document.errors;
  if (fault) {
    const before = text.slice(0, fault.pos[0]).split('\n');
    throw new ToolInputError(`This is not valid YAML: ${fault.message}`, {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      offset: fault.pos[0],
    });
  }
  const file = document.toJS({ maxAliasCount: 1000 }) as { services?: unknown; networks?: unknown } | null;
  if (!isSettings(file) || !isSettings(file.services)) {
    throw new ToolInputError('There is no “services:” in it.', {
      line: 1,
      column: 1,
      hint: 'Paste a whole compose file.',
    });
  }
  const services: Record<string, Settings> = Object.fromEntries(
    Object.entries(file.services).map(([name, service]) => [name, isSettings(service) ? service : {}]),
  );
  // A network may have another name for Docker than in the file.
  const networkNames = new Map(
    Object.entries(isSettings(file.networks) ? file.networks : {}).flatMap(([key, network]) =>
      isSettings(network) && network.name !== undefined ? [[key, textOf(network.name)] as const] : [],
    ),
  );
  return { services, networkNames };
}

function withRealNames(service: Settings, names: ReadonlyMap<string, string>): Settings {
  const { networks } = service;
  if (Array.isArray(networks)) {
    return { ...service, networks: networks.map((name) => names.get(textOf(name)) ?? (name as unknown)) };
  }
  if (!isSettings(networks)) return service;
  const renamed = Object.entries(networks).map(
    ([name, settings]) => [names.get(name) ?? name, settings] as const,
  );
  return { ...service, networks: Object.fromEntries(renamed) };
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
    } else if (key === 'entrypoint') addEntrypoint(value, name, add, notes);
    else if (kind === 'list')
      for (const item of itemsOf(value, key))
        add(key === 'volumes' && item.startsWith('type=') ? 'mount' : long, item);
    else add(long, textOf(value));
  }
  addNetworks(service, add);
  addFurther(service, add, options);
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

function addEntrypoint(
  value: unknown,
  name: string,
  add: (flag: string, value: string) => void,
  notes: Note[],
): void {
  const words = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  add('entrypoint', words[0] ?? '');
  if (words.length > 1) {
    const sentence = `${name}: the arguments of the entrypoint (${words.slice(1).join(' ')}) belong before the command.`;
    notes.push({ severity: 'warning', sentence });
  }
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
  const { healthcheck, logging, ulimits, stop_grace_period: grace } = service;
  if (grace !== undefined) add('stop-timeout', textOf(grace).replace(/s$/, ''));
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
    if (key === 'test')
      add('health-cmd', Array.isArray(value) ? value.slice(1).map(textOf).join(' ') : textOf(value));
    else if (key !== 'disable') add(`health-${key.replaceAll('_', '-')}`, textOf(value));
  }
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
  const words = Array.isArray(command) ? command.map(textOf) : splitLine(textOf(command));
  return words.map(quoteWord);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
