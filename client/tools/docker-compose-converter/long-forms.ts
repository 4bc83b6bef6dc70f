import { readOwn } from '#core/collections/read-own.ts';
import { mountOptions } from './options/flags.ts';
import { isSettings, type Settings, textOf } from './read-compose.ts';

/** Lists, maps and single texts become items of `KEY=value`; ports and volumes in their long form, too. */
export function itemsOf(value: unknown, key: string): string[] {
  const isPath = /^(?:env_file|label_file|volumes)$/.test(key);
  const plain = (item: unknown) => (isPath ? fromHome(item) : textOf(item));
  if (Array.isArray(value))
    return value.map((item) => (isSettings(item) ? longForm(item, key) : plain(item)));
  if (!isSettings(value)) return [plain(value)];
  const mark = key === 'extra_hosts' ? ':' : '=';
  // A host may have several addresses.
  return Object.entries(value).flatMap(([name, text]) =>
    (Array.isArray(text) ? text : [text]).map((item) =>
      item === null ? name : `${name}${mark}${textOf(item)}`,
    ),
  );
}

/** Compose puts in the home folder for ~, and a shell only without quotes. */
function fromHome(path: unknown): string {
  return textOf(path).replace(/^~(?=[/:]|$)/, '$HOME');
}

function longForm(item: Settings, key: string): string {
  if (key === 'ports') {
    const { target, published, host_ip: ip, protocol } = item;
    // Docker takes a single address for a port, unless an empty port follows.
    const address = ip === undefined ? '' : `${textOf(ip).replace(/^[^[]*:.*$/, '[$&]')}:`;
    const host = ip === undefined && published === undefined ? '' : `${textOf(published ?? '')}:`;
    return `${address}${host}${textOf(target)}${protocol === undefined || protocol === 'tcp' ? '' : `/${textOf(protocol)}`}`;
  }
  if (key === 'devices')
    return [item.source, item.target, item.permissions]
      .filter((part) => part !== undefined)
      .map(textOf)
      .join(':');
  if (key === 'env_file') return fromHome(item.path);
  return isLabeled(item) ? writeVolume(item) : writeMount(item);
}

/** `--mount` sets no label of SELinux. */
function isLabeled({ type, bind }: Settings): boolean {
  return type === 'bind' && isSettings(bind) && bind.selinux !== undefined;
}

function writeVolume({ source, target, read_only: isReadOnly, bind }: Settings): string {
  const { propagation, selinux } = isSettings(bind) ? bind : {};
  const marks = [isReadOnly === true ? 'ro' : undefined, propagation, selinux];
  return [
    fromHome(source),
    textOf(target),
    marks
      .filter((mark) => mark !== undefined)
      .map(textOf)
      .join(','),
  ].join(':');
}

function writeMount(item: Settings): string {
  const { type = 'volume', source, target, read_only: isReadOnly, consistency } = item;
  return [
    `type=${textOf(type)}`,
    ...(source === undefined ? [] : [`source=${fromHome(source)}`]),
    `target=${textOf(target)}`,
    ...(isReadOnly === true ? ['readonly'] : []),
    ...(consistency === undefined ? [] : [`consistency=${textOf(consistency)}`]),
    ...mountOptions.flatMap(([flag, group, key]) => {
      const settings = readOwn(item, group);
      const value = isSettings(settings) ? readOwn(settings, key) : undefined;
      if (value === undefined || value === false) return [];
      if (value === true) return [flag];
      // Docker reads the digits of a mode in base 8.
      return [`${flag}=${key === 'mode' && typeof value === 'number' ? value.toString(8) : textOf(value)}`];
    }),
  ]
    .map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field))
    .join(',');
}

/** Returns the names of the settings of volumes in their long form that `--mount` has no option for. */
export function lostOfVolumes(volumes: unknown): string[] {
  const known = new Set(['bind.selinux', ...mountOptions.map(([, group, key]) => `${group}.${key}`)]);
  const given = (Array.isArray(volumes) ? volumes.filter(isSettings) : []).flatMap((item) =>
    ['bind', 'image', 'tmpfs', 'volume'].flatMap((group) => {
      const settings = readOwn(item, group);
      return isSettings(settings) ? Object.keys(settings).map((key) => `${group}.${key}`) : [];
    }),
  );
  return [...new Set(given)].filter((name) => !known.has(name)).map((name) => `volumes.${name}`);
}

const folders = [
  ['secrets', '/run/secrets/'],
  ['configs', '/'],
] as const;

/** Returns a service whose secrets and configs are mounts of their files, as Compose makes them; others stay. */
export function withMountedFiles(service: Settings, file: Settings): Settings {
  const mounts: Settings[] = [];
  const left = folders.map(([key, folder]) => {
    const given = readOwn(service, key);
    const rest = listOf(given).filter((item) => {
      const mount = mountOf(item, readOwn(file, key), folder);
      if (mount) mounts.push(mount);
      return !mount;
    });
    return [key, rest] as const;
  });
  if (mounts.length === 0) return service;
  const { secrets: _secrets, configs: _configs, volumes = [], ...others } = service;
  return {
    ...others,
    volumes: [...listOf(volumes), ...mounts],
    ...Object.fromEntries(left.filter(([, rest]) => rest.length > 0)),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function mountOf(item: unknown, section: unknown, folder: string): Settings | undefined {
  const { source, target = source } = isSettings(item) ? item : { source: item };
  const definition = isSettings(section) ? readOwn(section, textOf(source)) : undefined;
  const path = isSettings(definition) ? definition.file : undefined;
  if (typeof path !== 'string') return undefined;
  return {
    type: 'bind',
    // Docker takes a path that begins with a name for no path.
    source: /^(?:[./~$]|[a-z]:[\\/])/i.test(path) ? path : `./${path}`,
    target: textOf(target).replace(/^(?!\/)/, folder),
    read_only: true,
  };
}
