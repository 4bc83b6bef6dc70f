import type { Note } from '#core/errors.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { itemsOf } from './long-forms.ts';
import { networkFields } from './options/network-flags.ts';
import { quoteWord } from './quote-word.ts';
import { isSettings, type Settings, textOf } from './read-compose.ts';
import type { AddOption } from './resources.ts';

/** Adds the networks of a service; returns the names of the settings that docker run has no option for. */
export function addNetworks(
  service: string,
  { networks, network_mode: mode, container_name: container }: Settings,
  add: AddOption,
): string[] {
  // Others on a network find a container by its name, and by that of its service.
  const names = container === undefined || container === service ? [] : [service];
  if (mode !== undefined) add('network', textOf(mode));
  const named = Array.isArray(networks)
    ? networks.map((name) => [textOf(name), {}] as const)
    : Object.entries(networks ?? {});
  const lost = new Set<string>();
  for (const [index, [name, own]] of named.entries()) {
    const settings = isSettings(own) ? own : {};
    const fields = networkFields.flatMap(([field, key]) => {
      const given = readOwn(settings, key);
      const value = key === 'aliases' ? [...new Set([...itemsOf(given ?? [], key), ...names])] : given;
      return value === undefined ? [] : itemsOf(value, key).map((item) => [field, item] as const);
    });
    for (const key of Object.keys(settings))
      if (!networkFields.some(([, known]) => known === key)) lost.add(`networks.${key}`);
    // Options of their own count only for the first network, and only some fields have one.
    const isPlain = index === 0 && fields.every(([field]) => /^(?:alias|ip6?|link-local-ip)$/.test(field));
    if (isPlain || fields.length === 0) {
      add('network', name);
      for (const [field, item] of fields) add(field === 'alias' ? 'network-alias' : field, item);
    } else
      add(
        'network',
        [['name', name], ...fields].map(([field, item]) => quoteField(`${field}=${item}`)).join(','),
      );
  }
  return [...lost];
}

function quoteField(field: string): string {
  return /[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}

/** Names the networks that docker run does not make, and the volumes that it would make without their settings. */
export function missingParts(networks: Settings, volumes: Settings): Note[] {
  const commands = [
    ...Object.entries(networks).map(([name, settings]) => createCommand('network', name, settings)),
    ...Object.entries(volumes)
      .filter(
        ([, settings]) =>
          isSettings(settings) && Object.keys(settings).some((key) => /^(?:driver|label)/.test(key)),
      )
      .map(([name, settings]) => createCommand('volume', name, settings)),
  ].filter((command) => command !== '');
  if (commands.length === 0) return [];
  const sentence = 'docker run makes no networks, and no volumes with a driver or labels.';
  return [{ severity: 'warning', sentence, hint: `Make them first: ${commands.join(' && ')}` }];
}

/** Returns the command that makes the image of a service. */
export function buildCommand(image: string, build: unknown): string {
  const { context = '.', dockerfile, args = {}, target } = isSettings(build) ? build : { context: build };
  const folder = textOf(context);
  const file = dockerfile === undefined ? '' : textOf(dockerfile);
  // Docker looks for the file from where it runs, and within a repository that it fetches.
  const isPlain = /^(?:\/|~|[a-z]:)/i.test(file) || /^\.\/?$|:\/\/|^git@/.test(folder);
  return [
    `docker build -t ${quoteWord(image)}`,
    ...(file === '' ? [] : [`-f ${quoteWord(isPlain ? file : `${folder.replace(/\/$/, '')}/${file}`)}`]),
    ...itemsOf(args, 'args').map((item) => `--build-arg ${quoteWord(item)}`),
    ...(target === undefined ? [] : [`--target ${quoteWord(textOf(target))}`]),
    quoteWord(folder),
  ].join(' ');
}

const builtWith = /^(?:context|dockerfile|args|target)$/;

/** Returns the names of the settings of a build that its command does not have. */
export function lostOfBuild(build: unknown): string[] {
  return Object.keys(isSettings(build) ? build : {})
    .filter((key) => !builtWith.test(key))
    .map((key) => `build.${key}`);
}

/** Returns an empty text for what is there already, as `external` says. */
function createCommand(kind: 'network' | 'volume', key: string, given: unknown): string {
  const settings = isSettings(given) ? given : {};
  if (settings.external !== undefined && settings.external !== false) return '';
  const options: string[] = [];
  const add = (flag: string, value: unknown) => {
    if (value !== undefined && value !== null) options.push(`--${flag} ${quoteWord(textOf(value))}`);
  };
  add('driver', settings.driver);
  for (const item of itemsOf(settings.driver_opts ?? {}, 'driver_opts')) add('opt', item);
  for (const item of itemsOf(settings.labels ?? {}, 'labels')) add('label', item);
  for (const name of ['attachable', 'internal'])
    if (readOwn(settings, name) === true) options.push(`--${name}`);
  if (settings.enable_ipv6 === true) options.push('--ipv6');
  const ranges = isSettings(settings.ipam) && Array.isArray(settings.ipam.config) ? settings.ipam.config : [];
  for (const range of ranges.filter(isSettings)) {
    add('subnet', range.subnet);
    add('gateway', range.gateway);
    add('ip-range', range.ip_range);
  }
  return ['docker', kind, 'create', ...options, quoteWord(textOf(settings.name ?? key))].join(' ');
}
