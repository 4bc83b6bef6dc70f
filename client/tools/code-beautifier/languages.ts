import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The languages, each with the parser that prettier has for it. */
export const languages = {
  javascript: { label: 'JavaScript, JSX', extension: 'js', kind: 'javascript' },
  typescript: { label: 'TypeScript, TSX', extension: 'ts', kind: 'text' },
  json: { label: 'JSON', extension: 'json', kind: 'json' },
  css: { label: 'CSS', extension: 'css', kind: 'css' },
  scss: { label: 'SCSS', extension: 'scss', kind: 'text' },
  less: { label: 'Less', extension: 'less', kind: 'text' },
  html: { label: 'HTML', extension: 'html', kind: 'html' },
  vue: { label: 'Vue', extension: 'vue', kind: 'text' },
  angular: { label: 'Angular template', extension: 'component.html', kind: 'html' },
  handlebars: { label: 'Handlebars (Ember)', extension: 'hbs', kind: 'text' },
  markdown: { label: 'Markdown', extension: 'md', kind: 'markdown' },
  yaml: { label: 'YAML', extension: 'yaml', kind: 'yaml' },
  graphql: { label: 'GraphQL', extension: 'graphql', kind: 'text' },
  xml: { label: 'XML, SVG', extension: 'xml', kind: 'xml' },
  sql: { label: 'SQL', extension: 'sql', kind: 'sql' },
} as const satisfies Record<
  string,
  { readonly label: string; readonly extension: string; readonly kind: DataKind }
>;

export type LanguageId = keyof typeof languages;

const byExtension: Readonly<Record<string, LanguageId>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  webmanifest: 'json',
  geojson: 'json',
  map: 'json',
  css: 'css',
  scss: 'scss',
  less: 'less',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  vue: 'vue',
  hbs: 'handlebars',
  handlebars: 'handlebars',
  md: 'markdown',
  markdown: 'markdown',
  yaml: 'yaml',
  yml: 'yaml',
  graphql: 'graphql',
  gql: 'graphql',
  xml: 'xml',
  svg: 'xml',
  xsd: 'xml',
  xsl: 'xml',
  xslt: 'xml',
  rss: 'xml',
  plist: 'xml',
  sql: 'sql',
};

/**
 * Returns the language of a file name, or the name of one that is not formatted here; undefined for a name that
 * says nothing.
 */
export function languageOfName(
  name: string | undefined,
): { readonly language: LanguageId } | { readonly foreign: string } | undefined {
  if (name === undefined) return undefined;
  const base = name.replace(/^.*[/\\]/, '');
  const foreign = foreignNames.find(([pattern]) => pattern.test(base))?.[1];
  if (foreign !== undefined) return { foreign };
  // As in Prettier's list of languages.
  if (/\.component\.html$/i.test(base)) return { language: 'angular' };
  const extension = /\.([a-z\d]+)$/i.exec(base)?.[1]?.toLowerCase();
  if (extension === undefined || extension === 'txt' || base.startsWith('.')) return undefined;
  const language = readOwn(byExtension, extension);
  return language ? { language } : { foreign: readOwn(foreignExtensions, extension) ?? `.${extension}` };
}

const foreignNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:gnu)?makefile(?:\..*)?$/i, 'a Makefile'],
  [/^(?:dockerfile|containerfile)(?:\..*)?$/i, 'a Dockerfile'],
  [/^\.env(?:\..*)?$/i, 'a file of environment variables'],
  [/^(?:gemfile|rakefile|vagrantfile)$/i, 'Ruby'],
  [/^(?:jenkinsfile)$/i, 'Groovy'],
  [/^\.(?:bashrc|bash_profile|zshrc|profile)$/i, 'Shell'],
  [/^\.(?:gitignore|dockerignore|npmignore|editorconfig|gitattributes|npmrc)$/i, 'a settings file'],
];

const foreignExtensions: Readonly<Record<string, string>> = {
  py: 'Python',
  rb: 'Ruby',
  php: 'PHP',
  java: 'Java',
  kt: 'Kotlin',
  swift: 'Swift',
  go: 'Go',
  rs: 'Rust',
  c: 'C',
  h: 'C',
  cpp: 'C++',
  hpp: 'C++',
  cs: 'C#',
  sh: 'Shell',
  bash: 'Shell',
  zsh: 'Shell',
  ps1: 'PowerShell',
  bat: 'Batch',
  pl: 'Perl',
  lua: 'Lua',
  r: 'R',
  toml: 'TOML',
  ini: 'INI',
  tf: 'Terraform',
  csv: 'CSV',
  svelte: 'Svelte',
  astro: 'Astro',
  proto: 'Protocol Buffers',
  rst: 'reStructuredText',
};
