import { ToolInputError } from '#core/errors.ts';
import { addTo, fieldsOf, mapIn, type Settings, splitAt } from '../settings.ts';

/** Fields of `--network name=…` and the keys of a service's network (docker/cli, opts/network.go). */
export const networkFields: readonly (readonly [
  field: string,
  key: string,
  kind: 'text' | 'list' | 'map',
])[] = [
  ['alias', 'aliases', 'list'],
  ['ip', 'ipv4_address', 'text'],
  ['ip6', 'ipv6_address', 'text'],
  ['link-local-ip', 'link_local_ips', 'list'],
  ['mac-address', 'mac_address', 'text'],
  ['gw-priority', 'gw_priority', 'text'],
  ['driver-opt', 'driver_opts', 'map'],
];

/** Adds a network to a service. Throws a ToolInputError for a field that Docker does not know. */
export function setNetwork(value: string, service: Settings): void {
  if (/^(?:host|none|bridge|default|container:.*|slirp4netns.*|pasta.*)$/.test(value)) {
    service.set('network_mode', value);
    return;
  }
  const fields = value.includes('=') ? fieldsOf(value).map((field) => splitAt(field, '=')) : [];
  const networks = mapIn(service, 'networks');
  // Settings before the first network belong to that network.
  const unnamed = networks.get('');
  networks.delete('');
  const network = unnamed instanceof Map ? (unnamed as Settings) : (new Map() as Settings);
  networks.set(fields.find(([name]) => name === 'name')?.[1] ?? value, network);
  for (const [name, text] of fields) if (name !== 'name') setField(network, name, text);
}

function setField(network: Settings, name: string, text: string): void {
  const [, key = '', kind] = networkFields.find(([field]) => field === name) ?? [];
  if (kind === undefined) {
    throw new ToolInputError(`--network has no field “${name}”.`, {
      hint: `Use name, ${networkFields.map(([field]) => field).join(', ')}.`,
    });
  }
  if (kind === 'list') addTo(network, key, text);
  else if (kind === 'map') mapIn(network, key).set(...splitAt(text, '='));
  else network.set(key, name === 'gw-priority' ? Number(text) : text);
}

/** Returns the settings of the first network, which Docker gives the addresses and aliases; it may be named later. */
export function firstNetwork(service: Settings): Settings {
  const networks = mapIn(service, 'networks');
  return mapIn(networks, networks.keys().next().value ?? '');
}
