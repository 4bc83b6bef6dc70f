import { ToolInputError } from '#core/errors.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';

export type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the services of a compose file, and the names that Docker knows its networks by. Throws a ToolInputError with
 * the place if the text is not a compose file.
 */
export function readComposeFile(text: string) {
  if (text.trim() === '') return { services: {}, networkNames: new Map<string, string>() };
  const file = parseYaml(text);
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

export function withRealNames(service: Settings, names: ReadonlyMap<string, string>): Settings {
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

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
