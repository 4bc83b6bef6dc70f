import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { refuseOtherLanguage } from './other-language.ts';
import { refuseOtherText } from './other-text.ts';
import { findProblems, type Problem, refuseSkipped } from './problems.ts';
import { findEnd, kindOf, type Stretch } from './stretches.ts';
import { type CssToken, tokensOf } from './tokens.ts';
import { shortenToken } from './values.ts';
import { Writer } from './writer.ts';

export interface MinifyOptions {
  /** Comments that begin with an exclamation mark hold licenses. */
  readonly isLicenceKept: boolean;
  /** Numbers, colors and addresses in fewer characters. */
  readonly areValuesShortened: boolean;
}

export interface MinifiedCss {
  readonly text: string;
  readonly notes: readonly Note[];
}

/**
 * The same rules in fewer characters: white space, comments and last semicolons go, numbers and colors become shorter.
 * No token of a rule is left out or moved, whatever CSS comes to mean, so that nothing newer than this program is lost.
 */
export function minifyCss(css: string, options: MinifyOptions): MinifiedCss {
  const tokens = tokensOf(css);
  refuseOtherText(css);
  const { problems, isMostlySkipped } = findProblems(tokens);
  refuseOtherLanguage(css, tokens, isMostlySkipped);
  if (problems[0] && isMostlySkipped) refuseSkipped(css, problems[0]);
  const writer = new Writer();
  const notes: Note[] = [];
  for (let index = 0; index < tokens.length;) {
    const { end } = findEnd(tokens, index);
    const kind = kindOf(tokens, index, end);
    const stretch = tokens.slice(index, end);
    const charset = kind === 'verbatim' ? otherCharset(stretch) : undefined;
    if (charset !== undefined) notes.push(charset);
    else {
      writeStretch(writer, stretch, kind, options);
      const brace = tokens[end];
      if (brace) writer.mark(brace.text);
    }
    index = end + 1;
  }
  return { text: writer.finish(), notes: [...notes, ...notesOf(css, tokens, problems)] };
}

/** CSS Syntax 3, 3.2: a rule that names another encoding would have browsers read our UTF-8 by it. */
function otherCharset(tokens: readonly CssToken[]): Note | undefined {
  const name = tokens.find((token) => token.name === 'string')?.text.replaceAll(/^["']|["']$/g, '');
  if (name === undefined || /^utf-?8$/i.test(name)) return undefined;
  return { severity: 'info', sentence: `@charset "${name}" is gone: the result is UTF-8.` };
}

/** At-rules where a colon in parentheses stands between a feature and its value. */
const queries = /^@(?:media|container|supports|import|custom-media)$/i;

function writeStretch(
  writer: Writer,
  tokens: readonly CssToken[],
  kind: Stretch,
  options: MinifyOptions,
): void {
  const property =
    kind === 'declaration' ? (tokens.find(({ name }) => name === 'ident')?.text.toLowerCase() ?? '') : '';
  const isQuery = queries.test(tokens.find(({ name }) => name === 'at-keyword')?.text ?? '');
  const stack: string[] = [];
  const valueEnd = tokens.findLastIndex(({ name }) => name !== 'whitespace' && name !== 'comment');
  let isAfterColon = false;
  tokens.forEach((token, index) => {
    const { name, text } = token;
    if (name === 'comment') {
      if (options.isLicenceKept && text.startsWith('/*!')) writer.license(text);
      else writer.gap();
      return;
    }
    if (kind === 'custom' && isAfterColon) return writer.verbatim(text, index > valueEnd);
    if (name === 'whitespace') return writer.space();
    const isPlain = kind === 'declaration' && isAfterColon && options.areValuesShortened;
    const shown = isPlain ? shortenToken(token, { property, functionName: stack.at(-1) ?? '' }) : text;
    writer.token(shown, {
      kind,
      inside: stack.at(-1) ?? '',
      isValue: isAfterColon,
      isQuery,
      next: tokens[index + 1]?.text ?? '',
    });
    if (name === 'function' || name === '(' || name === '[')
      stack.push(name === 'function' ? text.toLowerCase() : name);
    if (name === ')' || name === ']') stack.pop();
    if (name === 'colon') isAfterColon ||= kind !== 'prelude';
  });
}

/** Finds the `}` without a partner, and the brackets that are never closed, outermost first (CSS Syntax 3, 5.4.8). */
function matchBrackets(tokens: readonly CssToken[]): { strayBraces: CssToken[]; open: CssToken[] } {
  const partners = new Map([
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
  ]);
  const strayBraces: CssToken[] = [];
  const open: CssToken[] = [];
  for (const token of tokens) {
    if (/^(?:[{[(]|function)$/.test(token.name)) open.push(token);
    else if (token.name === '}' && open.length === 0) strayBraces.push(token);
    // Another closing bracket than the one that is awaited is a part of what the open one holds.
    else if (partners.get(open.at(-1)?.text.slice(-1) ?? '') === token.name) open.pop();
  }
  return { strayBraces, open };
}

const mostNotes = 20;

/** What browsers drop or mend silently. */
function notesOf(css: string, tokens: readonly CssToken[], problems: readonly Problem[]): Note[] {
  const places = new PlaceFinder(css);
  const notes: Note[] = [];
  const add = (token: CssToken, sentence: string) =>
    notes.push({ severity: 'warning', sentence, place: { offset: token.from, length: token.text.length } });
  for (const { token, sentence } of problems) add(token, sentence);
  for (const token of tokens) {
    if (token.name === 'bad-string')
      add(token, 'This text in quotation marks is never closed; browsers drop the declaration.');
    if (token.name === 'bad-url') add(token, 'This address cannot be read; browsers drop the declaration.');
    if (token.name === 'comment' && !token.text.endsWith('*/'))
      add(token, 'This comment is never closed: all that follows is a part of it.');
  }
  const { strayBraces, open } = matchBrackets(tokens);
  for (const token of strayBraces) add(token, 'This } closes nothing.');
  const swallowing = open.find(({ name }) => name !== '{');
  if (swallowing) {
    const bracket = swallowing.text.slice(-1);
    add(swallowing, `This ${bracket} is never closed: browsers read all that follows as a part of it.`);
  } else for (const token of open) add(token, 'This { is never closed; browsers close it at the end.');
  const rest = notes.length - mostNotes;
  return [
    ...notes
      .sort((a, b) => (a.place?.offset ?? 0) - (b.place?.offset ?? 0))
      .slice(0, mostNotes)
      .map((note) => ({ ...note, place: { ...note.place, ...places.find(note.place?.offset ?? 0) } })),
    ...(rest > 0
      ? [{ severity: 'warning', sentence: `${formatCount(rest, 'more place')} like these.` } as const]
      : []),
  ];
}
