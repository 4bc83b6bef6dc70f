import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { blockFlags, mountOptions } from './flags.ts';

/** A service of a compose file, or a map in it. Names may be any text, so no object holds them. */
export type Settings = Map<string, unknown>;

/** Puts an option that is more than one key into the service. Throws a ToolInputError for a value that is none. */
export function applySpecial(name: string, value: string, service: Settings): void {
  switch (name) {
    case 'net':
    case 'network':
      setNetwork(value, service);
      return;
    case 'network-alias':
      addTo(lastNetwork(service), 'aliases', value);
      return;
    case 'ip':
      lastNetwork(service).set('ipv4_address', value);
      return;
    case 'ip6':
      lastNetwork(service).set('ipv6_address', value);
      return;
    case 'link-local-ip':
      addTo(lastNetwork(service), 'link_local_ips', value);
      return;
    case 'mount':
      addTo(service, 'volumes', readMount(value));
      return;
    case 'ulimit':
      setLimit(value, mapIn(service, 'ulimits'));
      return;
    case 'stop-timeout':
      service.set('stop_grace_period', /^\d+$/.test(value) ? `${value}s` : value);
      return;
    case 'log-driver':
      mapIn(service, 'logging').set('driver', value);
      return;
    case 'log-opt':
      mapIn(mapIn(service, 'logging'), 'options').set(...splitAt(value, '='));
      return;
    case 'blkio-weight':
      mapIn(service, 'blkio_config').set('weight', Number(value));
      return;
    case 'gpus':
      service.set('deploy', { resources: { reservations: { devices: [readGpus(value)] } } });
      return;
    case 'no-healthcheck':
      mapIn(service, 'healthcheck').set('disable', true);
      return;
    default:
      if (Object.hasOwn(blockFlags, name)) limitDevice(name, value, mapIn(service, 'blkio_config'));
      else setHealth(name.replace('health-', ''), value, mapIn(service, 'healthcheck'));
  }
}

/** Adds an item to a list of a map. */
export function addTo(map: Settings, key: string, item: unknown): void {
  const list = map.get(key);
  if (Array.isArray(list)) list.push(item);
  else map.set(key, [item]);
}

export function mapIn(map: Settings, key: string): Settings {
  const known = map.get(key);
  if (known instanceof Map) return known as Settings;
  const made: Settings = new Map();
  map.set(key, made);
  return made;
}

/** Reads `/dev/sda:1mb`. */
function limitDevice(name: string, value: string, config: Settings): void {
  const [list = '', number = ''] = readOwn(blockFlags, name) ?? [];
  const at = value.lastIndexOf(':');
  const amount = value.slice(at + 1);
  if (at < 1 || amount === '') {
    throw new ToolInputError(`--${name} “${value}” is not a limit.`, {
      hint: 'Write it as /dev/sda:1mb: the device, a colon and the number.',
    });
  }
  const item = { path: value.slice(0, at), [number]: /^\d+$/.test(amount) ? Number(amount) : amount };
  addTo(config, list, item);
}

function setNetwork(value: string, service: Settings): void {
  if (/^(?:host|none|bridge|default|container:.*|slirp4netns.*|pasta.*)$/.test(value)) {
    service.set('network_mode', value);
    return;
  }
  const parts = new Map(value.split(',').map((part) => splitAt(part, '=')));
  const networks = mapIn(service, 'networks');
  // Settings before the first network belong to that network.
  const unnamed = networks.get('');
  networks.delete('');
  const network = unnamed instanceof Map ? (unnamed as Settings) : (new Map() as Settings);
  networks.set(parts.get('name') ?? value, network);
  for (const [name, key] of [
    ['ip', 'ipv4_address'],
    ['ip6', 'ipv6_address'],
  ] as const) {
    const text = parts.get(name);
    if (text !== undefined) network.set(key, text);
  }
  const alias = parts.get('alias');
  if (alias !== undefined) addTo(network, 'aliases', alias);
}

/** Returns the settings of the network that was named last; one may be named later. */
function lastNetwork(service: Settings): Settings {
  const networks = mapIn(service, 'networks');
  return mapIn(networks, [...networks.keys()].at(-1) ?? '');
}

const mountKeys: Readonly<Record<string, string>> = {
  type: 'type',
  src: 'source',
  source: 'source',
  dst: 'target',
  destination: 'target',
  target: 'target',
  consistency: 'consistency',
};

/** Reads `type=bind,source=/a,target=/b,readonly`. */
function readMount(value: string): Settings {
  const mount: Settings = new Map([['type', 'volume']]);
  for (const part of value.split(',')) {
    const [name, text] = splitAt(part, '=');
    const key = readOwn(mountKeys, name);
    const nested = mountOptions.find(([flag]) => flag === name);
    if (key !== undefined) mount.set(key, text);
    else if (/^(?:ro|readonly)$/.test(name)) mount.set('read_only', text !== 'false');
    else if (nested) mapIn(mount, nested[1]).set(nested[2], readMountOption(name, text));
    else {
      throw new ToolInputError(`--mount: “${name}” cannot be carried over.`, {
        hint: 'Remove it, and set it in the file.',
      });
    }
  }
  return mount;
}

function readMountOption(name: string, text: string): unknown {
  if (name === 'volume-nocopy') return text !== 'false';
  return name === 'tmpfs-mode' ? Number.parseInt(text, 8) : text;
}

function setLimit(value: string, limits: Settings): void {
  const [name, numbers] = splitAt(value, '=');
  const [soft = Number.NaN, hard = soft] = numbers.split(':').map(Number);
  if (name === '' || numbers === '' || Number.isNaN(soft) || Number.isNaN(hard)) {
    throw new ToolInputError(`--ulimit “${value}” is not a limit.`, {
      hint: 'Write it as nofile=1024:2048.',
    });
  }
  limits.set(name, soft === hard ? soft : { soft, hard });
}

function readGpus(value: string): object {
  const ids = /device=(?<ids>[^"]+)/.exec(value)?.groups?.ids;
  const count = /^\d+$/.test(value) ? Number(value) : 'all';
  return {
    driver: 'nvidia',
    ...(ids === undefined ? { count } : { device_ids: ids.split(',') }),
    capabilities: ['gpu'],
  };
}

function setHealth(name: string, value: string, check: Settings): void {
  if (name === 'cmd') check.set('test', ['CMD-SHELL', value]);
  else if (name === 'retries') check.set('retries', Number(value));
  else check.set(name.replace('-', '_'), value);
}

export function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
