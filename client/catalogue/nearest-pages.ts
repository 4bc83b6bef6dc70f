import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { createSearch } from './search.ts';

/** A page that a mistyped address may have meant. */
export interface KnownPage {
  readonly path: string;
  readonly name: string;
  /** Other words for it. */
  readonly keywords?: readonly string[];
}

const maxTools = 3;
const maxPages = 2;
/** How much of two names must agree, from 0 to 1. */
const minSimilarity = 0.7;
/** Less means that only some of the words, such as "not", are in a tool's description. */
const minScorePerWord = 2;
/** Shorter words begin too many others. */
const minWordLength = 3;
const maxPathLength = 300;

/** The tools that a mistyped path most likely meant, best first: by its spelling, then by the words in it. */
export function findNearestTools(path: string, tools: readonly ToolManifest[]): ToolManifest[] {
  const words = lastWords(path);
  if (words.length === 0) return [];
  const spelled = tools
    .map((tool) => ({
      tool,
      similarity: Math.max(
        ...[tool.slug, tool.id, ...tool.formerSlugs].map((slug) => similarityOf(words, slug)),
      ),
    }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ tool }) => tool);
  const long = words.filter((word) => word.length >= minWordLength);
  const search = createSearch(tools);
  const findMeant = (asked: readonly string[]) =>
    search(asked.join(' '))
      .filter(({ score }) => score >= minScorePerWord * asked.length)
      .map(({ item }) => item);
  const found = [...spelled, ...findMeant(long)];
  // Where the whole says nothing, a word with which names begin does: "json" in "nope-json".
  const family = long.filter((word) => tools.some(({ slug }) => slug.startsWith(`${word}-`)));
  return [...new Set(found.length > 0 ? found : findMeant(family))].slice(0, maxTools);
}

/** Whether a path's words are the name of a page, words of it, or another word for it. */
export function isNameOf(path: string, { name, keywords = [] }: KnownPage): boolean {
  const words = lastWords(path);
  const isIn = (phrase: string) => words.every((word) => phrase.toLowerCase().split(/\W+/).includes(word));
  return words.length > 0 && (isIn(name) || keywords.some((keyword) => keyword === words.join(' ')));
}

/** The pages whose name or path is almost a mistyped one, best first. */
export function findNearestPages<Page extends KnownPage>(path: string, pages: readonly Page[]): Page[] {
  const words = lastWords(path);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({
      page,
      similarity: Math.max(
        Number(isNameOf(path, page)),
        similarityOf(words, page.path.split('/').at(-1) ?? ''),
      ),
    }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** The words of a path's last part, lower case; none for a path that no person typed. */
function lastWords(path: string): string[] {
  const segments = decodePath(path.slice(0, maxPathLength))
    .split('/')
    .filter((part) => part !== '');
  const last = segments.at(-1) ?? '';
  return (
    last
      .replace(/\.(?:html?|php|aspx?)$/i, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone % need not be reported: the path is still clear.
    return path;
  }
}

/** Returns from 0 to 1 how similar the words are to a slug, in any order and with any separators. */
function similarityOf(words: readonly string[], slug: string): number {
  const slugWords = slug.split('-');
  const compare = (a: string, b: string) => 1 - editDistance(a, b) / Math.max(a.length, b.length, 1);
  return Math.max(
    compare(words.join(''), slugWords.join('')),
    compare([...words].sort().join(''), [...slugWords].sort().join('')),
  );
}
