import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { blockFlags, mountOptions } from './flags.ts';
import { addTo, fieldsOf, isTrue, mapIn, type Settings, splitAt } from '../settings.ts';
import { firstNetwork, setNetwork } from './network-flags.ts';

/** Puts an option that is more than one key into the service. Throws a ToolInputError for a value that is none. */
export function applySpecial(name: string, value: string, service: Settings): void {
  switch (name) {
    case 'network':
      setNetwork(value, service);
      return;
    case 'network-alias':
      addTo(firstNetwork(service), 'aliases', value);
      return;
    case 'ip':
      firstNetwork(service).set('ipv4_address', value);
      return;
    case 'ip6':
      firstNetwork(service).set('ipv6_address', value);
      return;
    case 'link-local-ip':
      addTo(firstNetwork(service), 'link_local_ips', value);
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
      addTo(mapIn(mapIn(mapIn(service, 'deploy'), 'resources'), 'reservations'), 'devices', readGpus(value));
      return;
    case 'no-healthcheck':
      if (isTrue(value)) mapIn(service, 'healthcheck').set('disable', true);
      return;
    default:
      if (Object.hasOwn(blockFlags, name)) limitDevice(name, value, mapIn(service, 'blkio_config'));
      else setHealth(name.replace('health-', ''), value, mapIn(service, 'healthcheck'));
  }
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
  for (const part of fieldsOf(value)) {
    const [name, text] = splitAt(part, '=');
    const key = readOwn(mountKeys, name);
    const nested = mountOptions.find(([flag]) => flag === name);
    if (key !== undefined) mount.set(key, text);
    else if (/^(?:ro|readonly)$/.test(name)) mount.set('read_only', isTrue(text));
    else if (name === 'bind-nonrecursive') {
      if (isTrue(text)) mapIn(mount, 'bind').set('recursive', 'disabled');
    } else if (nested) mapIn(mount, nested[1]).set(nested[2], readMountOption(name, text));
    else if (name === 'volume-driver') mapIn(mount, 'volume').set('driver', text);
    else if (name === 'volume-opt') mapIn(mapIn(mount, 'volume'), 'driver_opts').set(...splitAt(text, '='));
    else if (name === 'volume-label') addTo(mapIn(mount, 'volume'), 'labels', text);
    else {
      throw new ToolInputError(`--mount: “${name}” cannot be carried over.`, {
        hint: 'Remove it, and set it in the file.',
      });
    }
  }
  return mount;
}

function readMountOption(name: string, text: string): unknown {
  if (name === 'volume-nocopy' || name === 'bind-create-src') return isTrue(text);
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

/** Reads `all`, a number or fields such as `"device=0,1","capabilities=utility"`; Docker always adds the capability gpu. */
function readGpus(value: string): object {
  const fields = new Map(fieldsOf(value).map((field) => splitAt(field, '=')));
  const [ids, capabilities] = ['device', 'capabilities'].map((name) => fields.get(name)?.split(',') ?? []);
  const bare = [...fields].filter(([, text]) => text === '').map(([name]) => name);
  const options = fields.get('options');
  const count = fields.get('count') ?? bare.find((name) => /^-?\d+$/.test(name)) ?? 'all';
  return {
    driver: fields.get('driver') ?? 'nvidia',
    ...(ids?.length
      ? { device_ids: [...ids, ...bare] }
      : { count: /^\d+$/.test(count) ? Number(count) : 'all' }),
    capabilities: [...new Set([...(capabilities ?? []), 'gpu'])],
    ...(options === undefined
      ? {}
      : { options: Object.fromEntries(fieldsOf(options).map((field) => splitAt(field, '='))) }),
  };
}

function setHealth(name: string, value: string, check: Settings): void {
  if (name === 'cmd') check.set('test', ['CMD-SHELL', value]);
  else if (name === 'retries') check.set('retries', Number(value));
  else check.set(name.replace('-', '_'), value);
}
