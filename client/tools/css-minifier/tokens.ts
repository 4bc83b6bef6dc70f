import { tokenNames, tokenize } from 'css-tree';

/** A token of CSS Syntax 3, by its name there (`ident`, `hash`, `dimension`, `{` …), with its place. */
export interface CssToken {
  readonly name: string;
  readonly text: string;
  readonly from: number;
}

const names = tokenNames.map((name) => name.replace('-token', ''));

/** Returns all tokens, including comments and white space: together they are the text. */
export function tokensOf(css: string): CssToken[] {
  const tokens: CssToken[] = [];
  // CSS Syntax 3, 3.3: browsers read U+0000 as U+FFFD, which is allowed in names.
  tokenize(css.replaceAll('\0', '\uFFFD'), (type, from, end) => {
    tokens.push({ name: names[type] ?? '', text: css.slice(from, end), from });
  });
  return tokens;
}

/** True if two tokens without anything between them are still the same two. */
export function canTouch(before: string, after: string): boolean {
  // An escaped one is a part of a name, and a name that meets a parenthesis becomes a function.
  if (/(?<!\\)[{}();,:]$/.test(before) || /^[{});,:[\]]/.test(after)) return true;
  // Most gaps are between two words.
  if (/[\w-]$/.test(before) && /^[\w-]/.test(after)) return false;
  const joined = tokensOf(before + after).map(({ text }) => text);
  const [last = ''] = tokensOf(before)
    .slice(-1)
    .map(({ text }) => text);
  return joined.length >= 2 && joined.at(-2) === last;
}
