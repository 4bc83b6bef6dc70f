import { LEFT_BRACE, LEFT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import { nextToken } from '#core/json/reading/child-walk.ts';
import { END, Lexer } from '#core/json/reading/lexer.ts';
import { KEY, PathStack, VALUE } from './path-stack.ts';
import { toJsonPointer } from './paths.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import { createMatcher } from './text-match.ts';

export interface SearchQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  readonly place: 'keys' | 'values' | 'both';
  /** The range of hits to list: `count` hits from the `from`-th on. */
  readonly from: number;
  readonly count: number;
}

export interface SearchHit {
  /** The id of the value found, or of the value whose key was found. */
  readonly id: number;
  readonly isKey: boolean;
  /** A JSON Pointer. For a very deep value, only its end after an ellipsis. */
  readonly path: string;
  /** The key or value, shortened. */
  readonly excerpt: string;
}

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

const pathSteps = 60;
const excerptBytes = 160;

/** Searches the keys, strings, numbers and literals of a valid text. A match in a key counts as a hit for its value. */
export function searchText(bytes: Uint8Array, query: SearchQuery): SearchPage {
  if (query.text === '') return { hits: [], total: 0 };
  const matches = createMatcher(bytes, query.text, query.isCaseSensitive);
  const lexer = new Lexer(bytes);
  const stack = new PathStack(bytes);
  const hits: SearchHit[] = [];
  let total = 0;
  /** A key that matched, kept until its value follows. */
  let found: { start: number; end: number } | undefined;
  const add = (start: number, end: number, isKey: boolean, id: number) => {
    total += 1;
    if (total <= query.from || hits.length >= query.count) return;
    hits.push({
      id,
      isKey,
      path: pathOf(stack),
      excerpt: excerptOf(bytes, start, end),
    });
  };
  for (let kind = nextToken(lexer); kind !== END; kind = nextToken(lexer)) {
    const part = stack.take(kind, lexer);
    const { start, end } = lexer;
    if (part === KEY) {
      found = query.place !== 'values' && matches(start, end) ? { start, end } : undefined;
    } else if (part === VALUE) {
      const isContainer = kind === LEFT_BRACE || kind === LEFT_BRACKET;
      if (found) add(found.start, found.end, true, start);
      else if (!isContainer && query.place !== 'keys' && matches(start, end)) add(start, end, false, start);
      found = undefined;
      if (isContainer) stack.enter(start);
      else stack.passValue();
    } else if (part !== 0) stack.passValue();
  }
  return { hits, total };
}

function pathOf(stack: PathStack): string {
  const pointer = toJsonPointer(stack.segments(pathSteps));
  return stack.depth > pathSteps ? `…${pointer}` : pointer;
}

function excerptOf(bytes: Uint8Array, start: number, end: number): string {
  const text = sliceText(bytes, start, Math.min(end, start + excerptBytes));
  return end - start > excerptBytes ? `${text}…` : text;
}
