import type { FormatId } from './formats.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { detectTextKind } from '#core/text/kinds/text-kind-detection.ts';

const extensions: Readonly<Record<string, FormatId>> = {
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  jsonl: 'json',
  ndjson: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  toml: 'toml',
  xml: 'xml',
  plist: 'xml',
  svg: 'xml',
  csproj: 'xml',
  env: 'env',
  properties: 'properties',
  ini: 'ini',
  cfg: 'ini',
  cnf: 'ini',
  conf: 'ini',
};

/** Detects the format by the file's name, or by the form of the text. `isToml` tries the text as TOML. */
export function detectFormat(text: string, name: string | undefined, isToml: () => boolean): FormatId {
  const extension = /(?:^|\.)([^.]+)$/.exec(name?.toLowerCase() ?? '')?.[1] ?? '';
  const named = /^\.?env(?:\.|$)/i.test(name ?? '') ? 'env' : readOwn(extensions, extension);
  if (named !== undefined) return named;
  const start = text.trimStart();
  if (start.startsWith('<')) return 'xml';
  if (start.startsWith('{') || /^\/[/*]/.test(start)) return 'json';
  const isSection = /^\[[^\]]*\]{1,2}[ \t]*(?:[#;].*)?(?:\r?\n|\r)[^]*=/.test(start);
  if (start.startsWith('[') && !isSection && detectTextKind(text) === 'json') return 'json';
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /^\s*[^\s#;!]/.test(line));
  // Deeper lines are parts of a value: the lines of a script in YAML, for example.
  const depth = lines[0]?.search(/\S/) ?? 0;
  const outer = lines.filter((line) => line.search(/\S/) <= depth).map((line) => line.trim());
  const count = (pattern: RegExp) => outer.filter((line) => pattern.test(line)).length;
  const assigned = count(/^(?!- )(?:"(?:\\.|[^"\\])*"|'[^']*'|[^"'=:])+=/);
  const mapped = count(/^(?:- |[^=][^=]*:(?:\s|$))/);
  if (lines.some((line) => /^\s*\[[^\]]+\]{1,2}\s*(?:[#;].*)?$/.test(line)) && assigned >= mapped) {
    return isToml() ? 'toml' : 'ini';
  }
  if (assigned === 0 || mapped > assigned) return 'yaml';
  if (count(/^(?:export\s+\w+|[A-Z_][A-Z0-9_]*)\s*=/) >= assigned) return 'env';
  if (isToml()) return 'toml';
  return /^[ \t]*;/m.test(text) ? 'ini' : 'properties';
}
