import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { type CssToken, tokensOf } from './tokens.ts';
import { shortenToken } from './values.ts';
import { type Stretch, Writer } from './writer.ts';

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
  const writer = new Writer();
  for (let index = 0; index < tokens.length;) {
    const end = endOfStretch(tokens, index);
    writeStretch(writer, tokens.slice(index, end), kindOf(tokens, index, end), options);
    const brace = tokens[end];
    if (brace) writer.mark(brace.text);
    index = end + 1;
  }
  return { text: writer.finish(), notes: notesOf(css, tokens) };
}

/** The index of the `{`, `}` or `;` that ends what begins at `start`. */
function endOfStretch(tokens: readonly CssToken[], start: number): number {
  const isCustom = isCustomProperty(tokens, start);
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const name = tokens[index]?.name ?? '';
    if (/^(?:[([]|function)$/.test(name)) depth += 1;
    // Braces are a part of what a custom property holds.
    else if (isCustom && name === '{') depth += 1;
    else if (/^[)\]]$/.test(name) || (isCustom && name === '}' && depth > 0)) depth = Math.max(0, depth - 1);
    else if (name === '}' || (depth === 0 && /^(?:\{|semicolon)$/.test(name))) return index;
  }
  return tokens.length;
}

function isCustomProperty(tokens: readonly CssToken[], start: number): boolean {
  let index = start;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? '')) index += 1;
  if (!tokens[index]?.text.startsWith('--') || tokens[index]?.name !== 'ident') return false;
  do index += 1;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? ''));
  return tokens[index]?.name === 'colon';
}

function kindOf(tokens: readonly CssToken[], start: number, end: number): Stretch {
  if (isCustomProperty(tokens, start)) return 'custom';
  const first = tokens.slice(start, end).find(({ name }) => !/^(?:whitespace|comment)$/.test(name));
  if (first?.text.toLowerCase() === '@charset') return 'verbatim';
  if (first?.name === 'at-keyword' || tokens[end]?.name === '{') return 'prelude';
  return tokens.slice(start, end).some(({ name }) => name === 'colon') ? 'declaration' : 'prelude';
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
    if (name === 'function' || name === '(' || name === '[')
      stack.push(name === 'function' ? text.toLowerCase() : name);
    const isPlain = kind === 'declaration' && isAfterColon && options.areValuesShortened;
    const shown = isPlain ? shortenToken(token, { property, functionName: stack.at(-1) ?? '' }) : text;
    writer.token(shown, {
      kind,
      inside: stack.at(-1) ?? '',
      isValue: isAfterColon,
      isQuery,
    });
    if (name === ')' || name === ']') stack.pop();
    if (name === 'colon') isAfterColon ||= kind !== 'prelude';
  });
}

const mostNotes = 20;

/** What browsers drop or mend silently. */
function notesOf(css: string, tokens: readonly CssToken[]): Note[] {
  const places = new PlaceFinder(css);
  const notes: Note[] = [];
  const open: CssToken[] = [];
  const add = (token: CssToken, sentence: string) =>
    notes.push({ severity: 'warning', sentence, place: { offset: token.from, length: token.text.length } });
  for (const token of tokens) {
    if (token.name === 'bad-string')
      add(token, 'This text in quotation marks is never closed; browsers drop the declaration.');
    if (token.name === 'bad-url') add(token, 'This address cannot be read; browsers drop the declaration.');
    if (token.name === 'comment' && !token.text.endsWith('*/'))
      add(token, 'This comment is never closed: all that follows is a part of it.');
    if (token.name === '{') open.push(token);
    if (token.name === '}' && open.pop() === undefined) add(token, 'This } closes nothing.');
  }
  for (const token of open) add(token, 'This { is never closed; browsers close it at the end.');
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
