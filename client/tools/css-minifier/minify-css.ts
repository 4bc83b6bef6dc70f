import { inform, warn } from '#client/tool-kit/operations/notes.ts';
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
  if (tokens.every(({ name }) => name === 'whitespace' || name === 'comment')) notes.push(noRules);
  return { text: writer.finish(), notes: [...notes, ...notesOf(css, tokens, problems)] };
}

const noRules = inform('There is no rule, only comments and spaces.');

/** CSS Syntax 3, 3.2: a rule that names another encoding would have browsers read our UTF-8 by it. */
function otherCharset(tokens: readonly CssToken[]): Note | undefined {
  const name = tokens.find((token) => token.name === 'string')?.text.replaceAll(/^["']|["']$/g, '');
  if (name === undefined || /^utf-?8$/i.test(name)) return undefined;
  return inform(`@charset "${name}" is gone: the result is UTF-8.`);
}

/**
 * Functions whose arguments must stay as written: style queries compare the tokens of custom properties (CSS
 * Conditional 5, 5.2), custom functions pass them on to those (CSS Mixins 1, 2), and Tailwind looks up names.
 */
const literal = /^(?:style|theme|--.*)\($/s;

/** At-rules where a colon in parentheses separates a feature from its value. */
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
  let literalDepth = 0;
  tokens.forEach((token, index) => {
    const { name, text } = token;
    if (name === 'comment') {
      if (options.isLicenceKept && text.startsWith('/*!')) writer.license(text);
      else writer.gap();
      return;
    }
    if (kind === 'custom' && isAfterColon) return writer.verbatim(text, index > valueEnd);
    const isLiteral = literalDepth > 0 && !(stack.length === literalDepth && isEdge(tokens, index));
    if (isLiteral) writer.verbatim(text, false);
    else if (name === 'whitespace') return writer.space();
    else {
      const isPlain = kind === 'declaration' && isAfterColon && options.areValuesShortened;
      const shown = isPlain ? shortenToken(token, { property, functionName: stack.at(-1) ?? '' }) : text;
      const next = tokens[index + 1]?.text ?? '';
      writer.token(shown, { kind, inside: stack.at(-1) ?? '', isValue: isAfterColon, isQuery, next });
    }
    if (name === 'function' || name === '(' || name === '[')
      stack.push(name === 'function' ? text.toLowerCase() : name);
    if (literalDepth === 0 && literal.test(stack.at(-1) ?? '')) literalDepth = stack.length;
    if (name === ')' || name === ']') stack.pop();
    if (stack.length < literalDepth) literalDepth = 0;
    if (name === 'colon') isAfterColon ||= kind !== 'prelude';
  });
}

/** Whether a token closes the brackets at hand, or is white space beside one of them. */
function isEdge(tokens: readonly CssToken[], index: number): boolean {
  const isSpace = (at: number) => /^(?:whitespace|comment)$/.test(tokens[at]?.name ?? '');
  let [before, after] = [index - 1, index];
  while (isSpace(before)) before -= 1;
  while (isSpace(after)) after += 1;
  const isBehindOpener = isSpace(index) && tokens[before]?.name === 'function';
  // An empty value is a space.
  return (
    isBehindOpener || (tokens[after]?.name === ')' && !(isSpace(index) && tokens[before]?.name === 'colon'))
  );
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
    // A closing bracket of another kind belongs to the content of the open one.
    else if (partners.get(open.at(-1)?.text.slice(-1) ?? '') === token.name) open.pop();
  }
  return { strayBraces, open };
}

const mostNotes = 20;

/** Returns notes on what browsers drop or repair silently. */
function notesOf(css: string, tokens: readonly CssToken[], problems: readonly Problem[]): Note[] {
  const places = new PlaceFinder(css);
  const notes: Note[] = [];
  const add = (token: CssToken, sentence: string) =>
    notes.push(warn(sentence, undefined, { offset: token.from, length: token.text.length }));
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
    ...(rest > 0 ? [warn(`${formatCount(rest, 'more place')} like these.`)] : []),
  ];
}
