import { ToolInputError } from '#core/errors.ts';
import { readYaml } from '#core/yaml/reading/read-yaml.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** Reads a compose file. Throws a ToolInputError with the place if the text is not one. */
export function readComposeFile(text: string): Settings & { services: Settings } {
  const file = text.trim() === '' ? { services: {} } : parseYaml(text);
  if (isSettings(file) && isSettings(file.services)) return { ...file, services: file.services };
  throw new ToolInputError('There is no “services:” in it.', {
    line: 1,
    column: 1,
    hint: /^\W*(?:sudo\s+)?(?:docker|podman|nerdctl)\s/.test(text)
      ? 'For a command, choose “docker run → Compose”.'
      : 'Paste a whole compose file.',
  });
}

function parseYaml(text: string): unknown {
  try {
    const { documents } = readYaml(text, { version: 'go', mergesKeys: true, isStrict: true });
    const [first = 'null', ...others] = documents;
    if (others.length === 0) return JSON.parse(first);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`This is not valid YAML: ${error.message}`, error.details);
  }
  throw new ToolInputError('There are several YAML documents in it.', { hint: 'Convert one at a time.' });
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
