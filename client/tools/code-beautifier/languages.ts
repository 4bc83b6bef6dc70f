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
  handlebars: { label: 'Handlebars', extension: 'hbs', kind: 'text' },
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

/** By the file's name, else by what is written. */
export function languageOfName(name: string | undefined): LanguageId | undefined {
  const extension = /\.([a-z\d]+)$/i.exec(name ?? '')?.[1]?.toLowerCase();
  return extension === undefined ? undefined : readOwn(byExtension, extension);
}

/** Marks that only one of several likely languages has; `kind` is what the hub's detection says. */
export function languageOfText(text: string, kind: DataKind | undefined): LanguageId | undefined {
  const sample = text.slice(0, 50_000);
  if (/^\s*<\?xml\b/.test(sample) && !/<html\b/i.test(sample)) return 'xml';
  if (hasFrontMatter(sample)) return 'markdown';
  if (
    /^\s*<(?:template|script|style)\b[^>]*>[\s\S]*<\/(?:template|script)>\s*(?:<(?:script|style|template)|$)/i.test(
      sample,
    ) &&
    /<template\b/i.test(sample)
  )
    return 'vue';
  if (kind === 'svg') return 'xml';
  if (isTypeScript(sample)) return 'typescript';
  if (
    /^\s*(?:query|mutation|subscription|fragment|schema|type|input|enum|interface|union|directive|scalar|extend)\b[^=;]*\{[^;]*\}\s*$/.test(
      sample,
    ) &&
    !/=>|;\s*$/m.test(sample)
  )
    return 'graphql';
  // What follows looks like a rule of a style sheet to the hub's detection.
  if (
    (kind === 'css' || kind === undefined) &&
    /^\s*(?:export\s+(?:default\b|\{|\*)|(?:module\.)?exports\b[^{};]*=|(?:if|for|while|with|switch|catch)\s*\(|try\s*\{)/m.test(
      sample,
    )
  )
    return 'javascript';
  if (kind === 'css' || kind === undefined) {
    if (/^\s*(?:\$[\w-]+\s*:|@(?:mixin|include|use|forward|extend|function|each)\b)|#\{\$/m.test(sample))
      return 'scss';
    if (/^\s*@[\w-]+\s*:\s*[^;{]+;|^\s*\.[\w-]+\([^)]*\)\s*;/m.test(sample)) return 'less';
  }
  if (kind === undefined && /^\s*(?:const|let|var)\s+[\w$[{]|^\s*[\w$.]+\([^)]*\)\s*;?\s*$/m.test(sample))
    return 'javascript';
  if (kind === 'jsonl') return undefined;
  return kind !== undefined && kind in languages ? (kind as LanguageId) : undefined;
}

/** A block of YAML between two lines of dashes, and text behind it that is none. */
function hasFrontMatter(sample: string): boolean {
  const [, , body = ''] = /^---\r?\n((?:(?!---)[^\n]*\n)*?)---[ \t]*\r?\n([\s\S]*)$/.exec(sample) ?? [];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const isYaml = lines.filter((line) => /^\s*(?:- |["']?[\w.-]+["']?:(?:\s|$)|---|\.\.\.)/.test(line));
  return lines.length > 0 && !lines.includes('---') && isYaml.length <= lines.length / 2;
}

/** Comments in front say nothing of the language but that it has such comments. */
export function withoutLeadingComments(text: string): string {
  return text.replace(/^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*(?:\n\s*|$))+/, '');
}

function isTypeScript(sample: string): boolean {
  // Decorators have types nearly everywhere.
  if (/^\s*@[A-Z]\w*\([\s\S]{0,5000}?\)\s*(?:(?:export|default|abstract)\s+)*class\s+\w/m.test(sample))
    return true;
  return (
    /^\s*(?:export\s+)?(?:declare\s|abstract\s+class\s|interface\s+\w+[^;{]*\{|type\s+\w+(?:<[^>]*>)?\s*=|enum\s+\w+\s*\{|namespace\s+\w)/m.test(
      sample,
    ) ||
    /\bimport\s+type\b|\bas\s+const\b|\bsatisfies\s+\w|[\w)\]]\s*\??:\s*(?:string|number|boolean|void|unknown|never|any|readonly)\b\s*(?:\[\])?\s*[,;=)|&{]/.test(
      sample,
    )
  );
}
