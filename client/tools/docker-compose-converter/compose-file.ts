import { Scalar, stringify } from 'yaml';
import { readOwn } from '#core/collections/read-own.ts';
import type { ShellWord } from '#core/text/shell/shell-words.ts';
import { mapIn, type Settings, splitAt } from './settings.ts';

/** Links and volumes of containers that no command makes: Compose would look for services of these names. */
export function pointOutside(service: Settings, services: ReadonlyMap<string, unknown>): void {
  const from = service.get('volumes_from');
  const isOutside = (item: unknown) => !services.has(splitAt(String(item), ':')[0]);
  if (Array.isArray(from))
    service.set(
      'volumes_from',
      from.map((item: unknown) => (isOutside(item) ? `container:${String(item)}` : item)),
    );
  const links = service.get('links');
  if (!Array.isArray(links) || !links.some(isOutside)) return;
  service.set('external_links', links.filter(isOutside));
  if (links.every(isOutside)) service.delete('links');
  else
    service.set(
      'links',
      links.filter((item) => !isOutside(item)),
    );
}

/** The service is called like its container, or like its image. */
export function freeName(service: Settings, taken: ReadonlyMap<string, unknown>): string {
  const [image, name] = [service.get('image'), service.get('container_name')].map((value) =>
    typeof value === 'string' ? value : '',
  );
  const ofImage =
    (image ?? '')
      .replace(/[@:][^/]*$/, '')
      .split('/')
      .at(-1) ?? '';
  const wanted = (name === '' || name === undefined ? ofImage : name)
    .replaceAll(/[^\w.-]/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const base = wanted === '' ? 'app' : wanted;
  let free = base;
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`;
  return free;
}

/** The volumes that have a name, which a compose file declares with their driver. A single letter is a drive of Windows. */
export function namedVolumes(volumes: unknown): (readonly [name: string, settings: object])[] {
  return (Array.isArray(volumes) ? volumes : []).flatMap((volume: unknown) => {
    if (volume instanceof Map) {
      const source: unknown = volume.get('source');
      return volume.get('type') === 'volume' && typeof source === 'string'
        ? [[source, takeDriver(volume as Settings)] as const]
        : [];
    }
    const name = /^(?<name>\w[\w.-]+):/.exec(String(volume))?.groups?.name;
    return name === undefined ? [] : [[name, {}] as const];
  });
}

const volumeKeys = { d: 'driver', driver: 'driver', o: 'driver_opts', opt: 'driver_opts', label: 'labels' };

/** Reads the words after `docker volume create`: options, and the name as the only other word. */
export function createdVolume(words: readonly ShellWord[]): [name: string, settings: object] {
  const settings: Settings = new Map();
  let name = '';
  const rest = words.values();
  for (const { text } of rest) {
    const [, option, attached] = /^--?(\w[^=]*)(?:=([^]*))?$/.exec(text) ?? [];
    const key = readOwn(volumeKeys, option ?? '');
    if (option === undefined) name = text;
    const value = attached ?? (option === undefined ? '' : (rest.next().value?.text ?? ''));
    if (key === 'driver') settings.set(key, value);
    else if (key !== undefined) mapIn(settings, key).set(...splitAt(value, '='));
  }
  return [name, Object.fromEntries(settings)];
}

/** Moves the driver out of a mount. */
function takeDriver(mount: Settings): object {
  const settings = mount.get('volume');
  if (!(settings instanceof Map)) return {};
  const own = ['driver', 'driver_opts'].flatMap((key) => {
    const value: unknown = settings.get(key);
    return settings.delete(key) ? [[key, value] as const] : [];
  });
  if (settings.size === 0) mount.delete('volume');
  return Object.fromEntries(own);
}

/** Ports are quoted, since old readers take 22:22 for a number in base 60. */
export function writeYaml(
  services: ReadonlyMap<string, Settings>,
  networks: Settings,
  volumes: Settings,
): string {
  const quoted = (text: unknown) => {
    const scalar = new Scalar(text);
    scalar.type = 'QUOTE_DOUBLE';
    return scalar;
  };
  for (const service of services.values()) {
    const ports = service.get('ports');
    if (Array.isArray(ports)) service.set('ports', ports.map(quoted));
  }
  const sections = Object.entries({ services, networks, volumes }).filter(([, { size }]) => size > 0);
  return stringify(Object.fromEntries(sections), { lineWidth: 0, compat: 'yaml-1.1' });
}
