import { warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { withMountedFiles } from './long-forms.ts';
import { isSettings, readComposeFile, type Settings, textOf } from './read-compose.ts';

type Section = Readonly<Record<string, Settings>>;

/**
 * Reads what a compose file describes, with the names that Docker gives it. Throws a ToolInputError if the text is not a
 * compose file, or if all its services stand in other files.
 */
export function readProject(text: string): {
  services: (readonly [name: string, service: Settings])[];
  networks: Settings;
  volumes: Settings;
  notes: Note[];
} {
  const file = readComposeFile(text);
  const project = typeof file.name === 'string' ? file.name : undefined;
  const notes = partsElsewhere(file);
  const whole = Object.entries(sectionOf(file.services)).filter(
    ([, service]) => service.extends === undefined,
  );
  const [first] = notes;
  if (first && whole.length === 0) throw new ToolInputError(first.sentence, { hint: first.hint });
  const [services, joined] = withDefaultNetwork(Object.fromEntries(whole), sectionOf(file.networks), project);
  const networks = withNames(joined, project);
  const volumes = withNames(sectionOf(file.volumes), project);
  const names = {
    networks: namesIn(networks, 'name'),
    volumes: namesIn(volumes, 'name'),
    containers: namesIn(services, 'container_name'),
  };
  return {
    services: inOrder(services).map(([name, service]) => [
      name,
      withRealNames(withMountedFiles(service, file), names),
    ]),
    networks,
    volumes,
    notes,
  };
}

/** Names what Compose merges into the file, which is not read here. */
function partsElsewhere({ include, services }: Settings): Note[] {
  const hint = 'Paste what “docker compose config” prints: it has all in one file.';
  const extending = Object.entries(sectionOf(services)).filter(
    ([, service]) => service.extends !== undefined,
  );
  return [
    ...(include === undefined
      ? []
      : [warn('The files of “include” are not read: their services are missing.', hint)]),
    ...extending.map(([name]) => warn(`${name} is left out: what it extends is not merged.`, hint)),
  ];
}

/** Returns a section of a file whose items all hold settings. */
function sectionOf(value: unknown): Section {
  return Object.fromEntries(
    Object.entries(isSettings(value) ? value : {}).map(([name, item]) => [
      name,
      isSettings(item) ? item : {},
    ]),
  );
}

/** Gives the networks or volumes of a file the names that Compose gives them: with the project before the key. */
function withNames(section: Section, project: string | undefined): Section {
  return Object.fromEntries(
    Object.entries(section).map(([key, item]) => {
      const isOutside = item.external !== undefined && item.external !== false;
      const name = isOutside || project === undefined ? key : `${project}_${key}`;
      return [key, { ...item, name: item.name ?? name }];
    }),
  );
}

function isIn(service: Settings, network: string): boolean {
  const { networks, network_mode: mode } = service;
  const names = Array.isArray(networks) ? networks.map(textOf) : Object.keys(networks ?? {});
  return names.includes(network) || (network === 'default' && names.length === 0 && mode === undefined);
}

/** Writes down the network that Compose puts services in which name none: only there do they find each other. */
function withDefaultNetwork(
  services: Section,
  networks: Section,
  project: string | undefined,
): [services: Section, networks: Section] {
  const inside = Object.values(services).filter((service) => isIn(service, 'default'));
  const given = readOwn(networks, 'default');
  if (given === undefined && inside.length < 2) return [services, networks];
  const joined = Object.entries(services).map(([key, service]): [string, Settings] => {
    const isImplied = isIn(service, 'default') && Object.keys(service.networks ?? {}).length === 0;
    return [key, isImplied ? { ...service, networks: ['default'] } : service];
  });
  // Docker itself takes the name “default” for its bridge, where names are not found.
  const name = project === undefined ? { name: 'app_default' } : {};
  return [Object.fromEntries(joined), { ...networks, default: { ...name, ...given } }];
}

/** Returns the services so that each comes after those whose containers it needs. */
function inOrder(services: Section): [name: string, service: Settings][] {
  const done = new Set<string>();
  const begun = new Set<string>();
  const open = Object.keys(services).toReversed();
  for (let name = open.at(-1); name !== undefined; name = open.at(-1)) {
    // A circle of needs has no order, and keeps that of the file.
    const needs = begun.has(name) ? [] : needsOf(readOwn(services, name) ?? {});
    const missing = needs.filter((need) => Object.hasOwn(services, need) && !done.has(need));
    begun.add(name);
    if (missing.length > 0) append(open, missing.toReversed());
    else done.add(open.pop() ?? name);
  }
  return Array.from(done, (name) => [name, readOwn(services, name) ?? {}]);
}

function needsOf(service: Settings): string[] {
  const { depends_on: needs, ipc, links, network_mode: mode, pid, volumes_from: from } = service;
  const modes = [ipc, mode, pid].map((value) => /^(?:service|container):(.*)/.exec(textOf(value ?? ''))?.[1]);
  const lists = [links, from].flatMap(textsOf).map((item) => item.replace(/:.*/, ''));
  const named = Array.isArray(needs) ? needs.map(textOf) : Object.keys(needs ?? {});
  return [...modes.filter((name) => name !== undefined), ...lists, ...named];
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(textOf) : [];
}

function namesIn(section: Section, key: string): Map<string, string> {
  return new Map(
    Object.entries(section).flatMap(([name, item]) =>
      readOwn(item, key) !== undefined ? [[name, textOf(readOwn(item, key))] as const] : [],
    ),
  );
}

/** What Docker calls the things of a file: networks and volumes by their keys, containers by their services. */
interface RealNames {
  readonly networks: ReadonlyMap<string, string>;
  readonly volumes: ReadonlyMap<string, string>;
  readonly containers: ReadonlyMap<string, string>;
}

/** Returns a service with the names that Docker knows. */
function withRealNames(service: Settings, { networks, volumes, containers }: RealNames): Settings {
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
  const links = [
    ...textsOf(service.links).map((link) => {
      const [name = '', alias = name] = link.split(':');
      const real = containers.get(name);
      return real === undefined ? link : `${real}:${alias}`;
    }),
    ...textsOf(outside),
  ];
  return Object.fromEntries([
    ...Object.entries(own),
    ...given,
    ...modes,
    ...(links.length > 0 ? [['links', links] as const] : []),
  ]);
}
