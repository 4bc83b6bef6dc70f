import type { Options, Plugin } from 'prettier';
import { append } from '#core/collections/append.ts';
import type { Guarded } from './guarding/guarded.ts';
import { guardMarkdown, hideBreak } from './guarding/front-matter.ts';
import { guardCss } from './guarding/guard-css.ts';
import { guardHtml } from './guarding/guard-html.ts';
import { guardXml } from './guarding/guard-xml.ts';
import { guardYaml } from './guarding/guard-yaml.ts';
import { keepCustomProperties, keepTemplates } from './keeping/keep-code.ts';
import { keepJsxSpaces } from './keeping/keep-jsx-spaces.ts';
import type { LanguageId } from './languages.ts';
import { deepest, mistakeOf, tooDeep } from './layout-mistakes.ts';

/** SQL and JSON are formatted by other engines of the hub, not by prettier. */
export type PrettierLanguage = Exclude<LanguageId, 'sql' | 'json'>;

export interface Layout {
  readonly width: number;
  readonly indent: '2' | '4' | 'tab';
  readonly hasSemicolons: boolean;
  readonly quotes: 'double' | 'single';
  readonly trailingCommas: 'all' | 'es5' | 'none';
  readonly isSpaceFree: boolean;
  /** True if no tag of HTML may get or lose a space, even where browsers show none. */
  readonly isStrict?: boolean;
  readonly isProseWrapped: boolean;
}

type Loader = () => Promise<unknown>;

const plugins = {
  babel: () => import('prettier/plugins/babel'),
  estree: () => import('prettier/plugins/estree'),
  typescript: () => import('prettier/plugins/typescript'),
  postcss: () => import('prettier/plugins/postcss'),
  html: () => import('prettier/plugins/html'),
  angular: () => import('prettier/plugins/angular'),
  glimmer: () => import('prettier/plugins/glimmer'),
  markdown: () => import('prettier/plugins/markdown'),
  yaml: () => import('prettier/plugins/yaml'),
  graphql: () => import('prettier/plugins/graphql'),
  xml: () => import('@prettier/plugin-xml'),
} satisfies Record<string, Loader>;

type PluginName = keyof typeof plugins;

const script: readonly PluginName[] = ['babel', 'estree'];
const page: readonly PluginName[] = ['html', 'postcss', ...script];

/** Prettier's name for the parser, and its plugins; embedded code may need more. */
const parsers: Readonly<Record<PrettierLanguage, { parser: string; needs: readonly PluginName[] }>> = {
  javascript: { parser: 'babel', needs: script },
  typescript: { parser: 'typescript', needs: ['typescript', 'estree'] },
  css: { parser: 'css', needs: ['postcss'] },
  scss: { parser: 'scss', needs: ['postcss'] },
  less: { parser: 'less', needs: ['postcss'] },
  html: { parser: 'html', needs: page },
  vue: { parser: 'vue', needs: [...page, 'typescript'] },
  angular: { parser: 'angular', needs: [...page, 'angular'] },
  handlebars: { parser: 'glimmer', needs: ['glimmer'] },
  markdown: { parser: 'markdown', needs: ['markdown'] },
  yaml: { parser: 'yaml', needs: ['yaml'] },
  graphql: { parser: 'graphql', needs: ['graphql'] },
  xml: { parser: 'xml', needs: ['xml'] },
};

/**
 * Returns the plugins for embedded languages: code in Markdown's fences, types in a page's scripts, front matter.
 */
function guests(source: string, language: LanguageId): PluginName[] {
  const found: PluginName[] = [];
  if (language === 'markdown') {
    if (/^[ \t]*(?:```|~~~)\s*(?:jsx?|javascript|json\w*)\b/im.test(source)) append(found, script);
    if (/^[ \t]*(?:```|~~~)\s*(?:tsx?|typescript)\b/im.test(source)) found.push('typescript', 'estree');
    if (/^[ \t]*(?:```|~~~)\s*(?:css|scss|less)\b/im.test(source)) found.push('postcss');
    if (/^[ \t]*(?:```|~~~)\s*(?:html|vue)\b/im.test(source)) append(found, page);
    if (/^[ \t]*(?:```|~~~)\s*(?:graphql|gql)\b/im.test(source)) found.push('graphql');
    if (/^[ \t]*(?:```|~~~)\s*ya?ml\b|^---\s*$/im.test(source)) found.push('yaml');
  }
  if (
    (language === 'html' || language === 'vue') &&
    /<script\b[^>]*\b(?:lang|type)=["'][^"']*(?:ts|typescript)/i.test(source)
  ) {
    found.push('typescript');
  }
  if (/^---\s*$/m.test(source.slice(0, 200))) found.push('yaml');
  return found;
}

/** A layout that another run would change is laid out again, at most this often. */
const mostRuns = 3;
const steadyLength = 300_000;

function refuseDepth(source: string): void {
  let depth = 0;
  for (const [bracket] of source.matchAll(/[([{}\])]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > deepest) throw tooDeep();
  }
  if (/^(?:> ?){200}/m.test(source)) throw tooDeep();
}

/**
 * Code laid out by prettier. `onFirst` gets the first layout, which the following runs seldom change. Throws a ToolInputError with
 * the place of a mistake in the syntax.
 */
export async function beautify(
  source: string,
  language: PrettierLanguage,
  layout: Layout,
  onFirst: (content: string) => void = () => undefined,
): Promise<string> {
  refuseDepth(source);
  const { parser, needs } = parsers[language];
  const names = [...new Set([...needs, ...guests(source, language)])];
  const [{ format }, ...loaded] = await Promise.all([
    import('prettier/standalone'),
    ...names.map((name) => plugins[name]()),
  ]);
  const jsx = keepJsxSpaces(source);
  const wrap = (module: unknown) => jsx.wrap(keepCustomProperties(keepTemplates(pluginOf(module))));
  const options: Options = { ...optionsOf(layout), parser, plugins: loaded.map(wrap) };
  const guarded = guard(source, language);
  try {
    let text = await format(guarded.text, options);
    onFirst(guarded.restore(jsx.restore(text)));
    for (let run = 1; run < mostRuns && text.length < steadyLength; run += 1) {
      const before = jsx.restore(text);
      const again = await format(language === 'markdown' ? hideBreak(before) : before, options);
      if (again === text) break;
      text = again;
    }
    return guarded.restore(jsx.restore(text));
  } catch (error) {
    throw mistakeOf(error, guarded.text, language);
  }
}

function guard(source: string, language: PrettierLanguage): Guarded {
  if (language === 'html' || language === 'angular') return guardHtml(source);
  if (language === 'css' || language === 'scss' || language === 'less') return guardCss(source);
  if (language === 'yaml') return guardYaml(source);
  if (language === 'markdown') return guardMarkdown(source);
  return language === 'xml' ? guardXml(source) : { text: source, restore: (laidOut) => laidOut };
}

function optionsOf({
  width,
  indent,
  hasSemicolons,
  quotes,
  trailingCommas,
  isSpaceFree,
  isStrict,
  isProseWrapped,
}: Layout): Options {
  return {
    printWidth: width,
    tabWidth: indent === 'tab' ? 4 : Number(indent),
    useTabs: indent === 'tab',
    semi: hasSemicolons,
    singleQuote: quotes === 'single',
    trailingComma: trailingCommas,
    proseWrap: isProseWrapped ? 'always' : 'preserve',
    htmlWhitespaceSensitivity: isSpaceFree ? 'ignore' : isStrict ? 'strict' : 'css',
    xmlWhitespaceSensitivity: isSpaceFree ? 'ignore' : 'strict',
  };
}

/** After bundling, a plugin is in its module's default export. */
function pluginOf(module: unknown): Plugin {
  return typeof module === 'object' && module !== null && 'default' in module
    ? (module.default as Plugin)
    : (module as Plugin);
}
