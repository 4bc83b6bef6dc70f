import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** What Docker calls the things of a file: networks and volumes by their keys, containers by their services. */
export interface RealNames {
  readonly networks: ReadonlyMap<string, string>;
  readonly volumes: ReadonlyMap<string, string>;
  readonly containers: ReadonlyMap<string, string>;
}

/**
 * Reads the services of a compose file, and what Docker calls its things. Throws a ToolInputError with the place if the
 * text is not a compose file.
 */
export function readComposeFile(text: string): {
  services: Record<string, Settings>;
  names: RealNames;
  networks: Settings;
  volumes: Settings;
} {
  const file = text.trim() === '' ? { services: {} } : parseYaml(text);
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
  const names = {
    networks: namesIn(file.networks, 'name'),
    volumes: namesIn(file.volumes, 'name'),
    containers: namesIn(services, 'container_name'),
  };
  const [networks, volumes] = [file.networks, file.volumes].map((section) =>
    isSettings(section) ? section : {},
  );
  return { services, names, networks: networks ?? {}, volumes: volumes ?? {} };
}

function namesIn(section: unknown, key: string): Map<string, string> {
  return new Map(
    Object.entries(isSettings(section) ? section : {}).flatMap(([name, item]) =>
      isSettings(item) && readOwn(item, key) !== undefined
        ? [[name, textOf(readOwn(item, key))] as const]
        : [],
    ),
  );
}

function parseYaml(text: string): unknown {
  try {
    const { documents } = readYaml(text, { version: '1.2', mergesKeys: true, isStrict: true });
    const [first = 'null', ...others] = documents;
    if (others.length === 0) return JSON.parse(first);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`This is not valid YAML: ${error.message}`, error.details);
  }
  throw new ToolInputError('There are several YAML documents in it.', { hint: 'Convert one at a time.' });
}

/** Returns a service with the names that Docker knows. */
export function withRealNames(service: Settings, { networks, volumes, containers }: RealNames): Settings {
  const named = (value: unknown, names: ReadonlyMap<string, string>) => names.get(textOf(value)) ?? value;
  const mapped = (value: unknown, rename: (item: unknown) => unknown) =>
    Array.isArray(value) ? value.map(rename) : value;
  const modes = ['ipc', 'network_mode', 'pid'].flatMap((key) => {
    const other = /^service:(.*)$/.exec(textOf(readOwn(service, key) ?? ''))?.[1];
    return other === undefined ? [] : [[key, `container:${containers.get(other) ?? other}`] as const];
  });
  const known = {
    networks: isSettings(service.networks)
      ? Object.fromEntries(
          Object.entries(service.networks).map(([name, own]) => [networks.get(name) ?? name, own]),
        )
      : mapped(service.networks, (name) => named(name, networks)),
    volumes: mapped(service.volumes, (item) =>
      isSettings(item)
        ? { ...item, source: named(item.source, volumes) }
        : textOf(item).replace(/^[^:]+(?=:)/, (name) => volumes.get(name) ?? name),
    ),
    volumes_from: mapped(service.volumes_from, (item) =>
      textOf(item)
        .replace(/^[^:]+/, (name) => containers.get(name) ?? name)
        .replace(/^container:/, ''),
    ),
  };
  const given: [string, unknown][] = Object.entries(known).filter(
    ([key]) => readOwn(service, key) !== undefined,
  );
  const { external_links: outside, ...own } = service;
  const links = [service.links, outside].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return Object.fromEntries([
    ...Object.entries(own),
    ...given,
    ...modes,
    ...(links.length > 0 ? [['links', links] as const] : []),
  ]);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
