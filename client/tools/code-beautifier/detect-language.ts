import { detectTextKind } from '#core/text/kinds/text-kind-detection.ts';
import { beginsPage, foreignMark, foreignPoints, htmlNames, stylePoints } from './detecting/look.ts';
import { isDocument, isMarkdown, markdownSigns } from './detecting/markdown-shape.ts';
import { parsesAs } from './detecting/parses-as.ts';
import { shebangLanguage } from './detecting/shebang.ts';
import { hasAngularBlock, isSvelte } from './detecting/templates.ts';
import { isYaml } from './detecting/yaml-shape.ts';
import type { LanguageId } from './languages.ts';

/**
 * A language that is laid out here, or the name of one that is not, without its name where several may be meant;
 * undefined if nothing shows.
 */
export type Detected =
  | { readonly language: LanguageId }
  | { readonly foreign: string | undefined }
  | undefined;

/** A longer sample does not help to detect the language. */
const sampleLength = 20_000;

/**
 * Detects the language of a text. Its parser decides if there is one: a text that it refuses is not formatted as
 * its language, and texts that several parsers accept are distinguished by what only one language writes.
 */
export async function detectLanguage(source: string): Promise<Detected> {
  const code = withoutLeadingComments(source);
  const sample = code.slice(0, sampleLength);
  const kind = detectTextKind(sample);
  const program = shebangLanguage(source);
  if (program === 'JavaScript') return { language: await scriptLanguage(source, sample) };
  if (program !== undefined) return { foreign: program };
  if (kind === 'json' || detectTextKind(withoutOpeningComments(sample)) === 'json')
    return { language: 'json' };
  if (kind === 'jsonl') return undefined;
  if (/^\s*<\?php\b/.test(code)) return { foreign: 'PHP' };
  if (isSvelte(sample)) return { foreign: 'Svelte' };
  const markup = await detectMarkup(code, sample, kind);
  if (markup) return { language: markup };
  const body = frontMatterBody(sample);
  // Pages, style sheets and templates may have front matter, too.
  if (body !== undefined)
    return { language: (await detectMarkup(body, body, detectTextKind(body))) ?? 'markdown' };
  const parsed = await detectByParsing(source, sample);
  if (parsed) return parsed;
  if (kind === 'sql') return { language: 'sql' };
  return detectByLook(source, sample, kind);
}

/** Leading comments only show that the language has such comments. */
function withoutLeadingComments(text: string): string {
  return text.replace(/^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*(?:\n\s*|$))+/, '');
}

/** `tsc --init` writes comments after the first bracket. */
function withoutOpeningComments(text: string): string {
  return text.replace(/^(\s*[[{])(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)+/, '$1');
}

async function detectMarkup(
  code: string,
  sample: string,
  kind: string | undefined,
): Promise<LanguageId | undefined> {
  const isTagged = /^\s*<[!?a-z]/i.test(sample);
  const isVue =
    /^<(?:template|script|style|i18n)\b/i.test(sample.trimStart()) && /^<template\b/im.test(sample);
  if (isVue && !/<(?:html|body)\b/i.test(sample)) return 'vue';
  if (/\{\{\{?[#/>!^~]|\{\{~?\s*(?:else|yield|outlet)\b/.test(sample) && /^\s*(?:<|\{\{)/.test(sample))
    return 'handlebars';
  if (hasAngularBlock(sample)) return 'angular';
  if (!isTagged) return undefined;
  if (/^\s*<(?:\?xml\b|!DOCTYPE\s+(?!html\b)\w)/i.test(sample))
    return /<html\b/i.test(sample) ? 'html' : 'xml';
  if (kind === 'svg') return 'xml';
  // READMEs often begin with a picture in HTML.
  if (!beginsPage.test(sample) && (fencedBlock.test(sample) || /^#{1,6} \S|\]\(https?:/m.test(sample)))
    return 'markdown';
  // JSX begins with a tag, too, but a page is not a script.
  if (!/^\s*<!/.test(sample) && /=\{|\{\s*\/\*|=>/.test(sample) && (await parsesAs('javascript', code)))
    return 'javascript';
  if (/\*ng(?:If|For)\b|\[\(ngModel\)\]|\s\((?:click|change|input|submit)\)="/.test(sample)) return 'angular';
  if (kind === 'html' || /^\s*<!doctype\s+html/i.test(sample)) return 'html';
  if (kind !== 'xml') return undefined;
  // XML may have these names, too, but only HTML may have them in a form that XML forbids.
  return htmlNames.test(sample) && !(await parsesAs('xml', code)) ? 'html' : 'xml';
}

/** Syntax that only scripts have; calls and assignments look alike in many languages. */
const scriptSigns =
  /(?:^|[^.\w$])(?:const|let|var|function|class|import|export|return|new|typeof|await|async|if|for|while|switch|try|throw|super|this)\b|=>|;\s*(?:\/\/.*)?$|\b(?:console|document|window|module|exports|process|globalThis|jQuery)\.|\brequire\(|\$\(/m;
const typeSigns =
  /^[ \t]*(?:export\s+)?(?:default\s+)?(?:declare|abstract|interface|type|enum|namespace)\s+\w/m;
const styleSigns =
  /^[^{}\n;]*[^{}\n;\s=][^{}\n;=]*\{[^{}]*:[^{}]+[;}]|^[ \t]*@(?:charset|import|media|font-face|layer|supports|keyframes|page|container|property|namespace|use|forward|mixin|include|plugin)\b[^{}]*[{;]|^[ \t]*--[\w-]+\s*:|^[ \t]*[@$][\w-]+\s*:[^;{}]+;/m;
/** An empty rule by more than names of elements: `func f() {}` and `public class A {}` are rules to a parser, too. */
const emptyRule = /^[^{}();"'\n]*(?:[.#:][a-z_-]|[[*&%])[^{};"'\n]*\{\s*\}/im;
/** A function's head and its block, which begin with plain words: `func main() {`. */
const functionBlock = /(?:^|[{};]|\*\/)\s*[a-z_][\w\s*&<>,]*\([^{};]*\)[^{};:]*\{/i;
const scssSigns =
  /^[ \t]*(?:\$[\w-]+\s*:|@(?:mixin|include|use|forward|extend|function|each|if|else|while|for|return|debug|warn|error)\b)|#\{\$?|^[ \t]*%[\w-]+\s*\{|(?:^|[;{}])[ \t]*\/\//m;
/** A rule for the element of the one that it is in. */
const nestedRule = /^[ \t]*&[.:#[ >+~_-][^{};]*\{/m;
const lessSigns =
  /^[ \t]*@(?!media|import|supports|font-face|keyframes|charset|layer|container|page|namespace|property|counter-style|scope|starting-style|custom-)[\w-]+\s*:|^[ \t]*[.#][\w-]+\([^)]*\)\s*(?:when[^{;]*)?[{;]|@\{|~["'`]|@plugin\b/m;
const graphqlSigns =
  /^\s*(?:(?:"""(?:(?!""")[^])*"""|"[^"\n]+"|#[^\n]*\n)\s*)*(?:\{\s*[a-z_]|(?:extend\s+)?(?:query|mutation|subscription|fragment|schema|type|input|enum|interface|union|directive|scalar)\b)/i;
const fencedBlock = /^(`{3,}|~{3,})[^`\n]*\n[^]*?^\1/m;
async function detectByParsing(source: string, sample: string): Promise<Detected> {
  // A block of backticks is a script of one text, too.
  if (/^\s*(?:`{3}|~{3})/.test(sample)) return { language: 'markdown' };
  if (isEnvironment(sample)) return { foreign: 'a file of environment variables' };
  if (/^[\w./%$() -]+:(?![=:])[^\n]*\n\t/m.test(sample) && !/[{}];?$/m.test(sample))
    return { foreign: 'a Makefile' };
  if (/^FROM\s+\S+/im.test(sample) && /^(?:RUN|COPY|CMD|ENTRYPOINT|WORKDIR|ADD)\s/m.test(sample))
    return { foreign: 'a Dockerfile' };
  // An assignment of R is a comparison in JavaScript.
  if (foreignMark(source) === 'R') return { foreign: 'R' };
  if (scriptSigns.test(sample) && (await parsesAs('javascript', source)))
    return { language: isTypeScript(sample) ? 'typescript' : 'javascript' };
  // A type of GraphQL is written large.
  const isGraphql =
    graphqlSigns.test(sample) && !/:\s*(?:string|number|boolean|any|void|unknown)\b/.test(sample);
  if (isGraphql && (await parsesAs('graphql', source))) return { language: 'graphql' };
  if ((scriptSigns.test(sample) || typeSigns.test(sample)) && (await parsesAs('typescript', source)))
    return { language: 'typescript' };
  if (fencedBlock.test(withoutLeadingComments(sample))) return { language: 'markdown' };
  // Maps of YAML in braces look like rules, whose declarations end with semicolons.
  if (!/;\s*$/m.test(sample) && isYaml(source)) return { language: 'yaml' };
  const style =
    styleSigns.test(sample) || emptyRule.test(sample) ? await detectStyle(source, sample) : undefined;
  if (style) return { language: style };
  return isYaml(source) ? { language: 'yaml' } : undefined;
}

/** Returns the language of a script by its first line. */
async function scriptLanguage(source: string, sample: string): Promise<LanguageId> {
  const isPlain = !isTypeScript(sample) && (await parsesAs('javascript', source));
  return !isPlain && (await parsesAs('typescript', source)) ? 'typescript' : 'javascript';
}

/** Text with braces and colons may still be a program of another language. */
async function detectStyle(source: string, sample: string): Promise<LanguageId | undefined> {
  if (functionBlock.test(sample)) return undefined;
  if (!nestedRule.test(sample) && foreignPoints(source) > 2 * stylePoints(source) + 4) return undefined;
  if (lessSigns.test(sample) && (await parsesAs('less', source))) return 'less';
  if (scssSigns.test(sample) && (await parsesAs('scss', source))) return 'scss';
  return (await parsesAs('css', source)) ? 'css' : undefined;
}

/** Markdown is every text, so it takes marks of it, and no other language may fit much better. */
function detectByLook(source: string, sample: string, kind: string | undefined): Detected {
  const mark = foreignMark(source);
  if (mark !== 'reStructuredText' && isDocument(sample)) return { language: 'markdown' };
  const points = foreignPoints(source);
  const hasSigns = markdownSigns.test(sample);
  if (points > 20 || (!hasSigns && (points > 0 || mark === 'PowerShell'))) return { foreign: mark };
  if (mark === 'reStructuredText') return { foreign: mark };
  if (isMarkdown(sample)) return { language: 'markdown' };
  // The parser reports a syntax error, with its place.
  if (kind === 'javascript' || kind === 'yaml' || (kind === 'css' && !functionBlock.test(sample)))
    return { language: kind };
  return undefined;
}

function isEnvironment(sample: string): boolean {
  const lines = sample.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.length > 0 && lines.every((line) => /^(?:export\s+)?[A-Z_][A-Z\d_]*=/.test(line));
}

/**
 * Returns the text after a block of YAML between two lines of dashes; undefined if there is no such block.
 */
function frontMatterBody(sample: string): string | undefined {
  const [, , body = ''] = /^---\r?\n((?:(?!---)[^\n]*\n)*?)---[ \t]*\r?\n([\s\S]*)$/.exec(sample) ?? [];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const isYamlLine = lines.filter((line) => /^\s*(?:- |["']?[\w.-]+["']?:(?:\s|$)|---|\.\.\.)/.test(line));
  const isFrontMatter = lines.length > 0 && !lines.includes('---') && isYamlLine.length <= lines.length / 2;
  return isFrontMatter ? body : undefined;
}

function isTypeScript(sample: string): boolean {
  // Decorators have types nearly everywhere.
  return (
    /^[ \t]*@[A-Z]\w*\([\s\S]{0,5000}?\)\s*(?:(?:export|default|abstract)\s+)*class\s+\w/m.test(sample) ||
    /^[ \t]*(?:export\s+)?(?:declare\s|abstract\s+class\s|interface\s+\w|type\s+\w+(?:<[^>]*>)?\s*=|enum\s+\w+\s*\{|namespace\s+\w)/m.test(
      sample,
    )
  );
}
