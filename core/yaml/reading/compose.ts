import { Composer, type CST, type Document, type ErrorCode, isScalar, LineCounter, Parser } from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { TextPlace } from '#core/text/encodings/text-place.ts';

/** The deepest nesting that programs for JSON or YAML can be expected to support. */
export const maxYamlDepth = 500;

/** The parser needs about 150 bytes of memory for each byte of a document. */
const maxDocumentLength = 20_000_000;

/** Returns the place of an offset. */
export type FindPlace = (offset: number) => TextPlace;

/** Information about a text in addition to its documents. */
export interface ComposedText {
  readonly findPlace: FindPlace;
  readonly documents: Iterable<Document.Parsed>;
  /** The comments found so far. */
  readonly comments: { count: number; firstOffset: number };
}

/**
 * Parses the documents of a YAML text one by one. Scalars stay as written; `resolvePlain` determines their types.
 * Throws a ToolInputError for the first invalid document.
 */
export function composeYaml(text: string): ComposedText {
  refuseLargeDocument(text);
  const lines = new LineCounter();
  const findPlace = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return line === 0 ? { offset, line: 1, column: offset + 1 } : { offset, line, column: col };
  };
  const comments = { count: 0, firstOffset: 0 };
  return { findPlace, comments, documents: composeAll(text, lines, findPlace, comments) };
}

function refuseLargeDocument(text: string): void {
  if (text.length <= maxDocumentLength) return;
  let start = 0;
  for (const end of [...Array.from(text.matchAll(/^---(?=\s)/gm), ({ index }) => index), text.length]) {
    if (end - start > maxDocumentLength) {
      throw new ToolInputError(
        'A document in this file is larger than 20 MB, too large for the memory of a page.',
        {
          hint: 'Split it; several documents with --- between them may have 100 MB together.',
        },
      );
    }
    start = end;
  }
}

function* composeAll(
  text: string,
  lines: LineCounter,
  findPlace: FindPlace,
  comments: ComposedText['comments'],
): Generator<Document.Parsed> {
  // In YAML (1.2.2, 5.4) a lone CR also ends a line, but the parser does not know that.
  const source = text.replaceAll(/\r(?!\n)/g, '\n');
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'silent',
  });
  const parser = new Parser(lines.addNewLine);
  function* tokens(): Generator<CST.Token> {
    try {
      for (const token of parser.parse(source)) {
        examine(token, findPlace, comments);
        yield token;
      }
    } catch (error) {
      // The parser calls itself for each level.
      throw error instanceof RangeError ? tooDeep() : error;
    }
  }
  for (const document of composer.compose(tokens())) {
    refuseMistakes(document.errors, findPlace);
    if (hasContent(document)) yield document;
  }
  refuseMistakes(composer.streamInfo().errors, findPlace);
}

/** False for the empty space between two `...`, which the parser treats as a document. */
function hasContent({ directives, contents }: Document.Parsed): boolean {
  if (directives.docStart === true || !isScalar(contents))
    return contents !== null || directives.docStart === true;
  return (
    contents.source !== '' ||
    contents.type !== 'PLAIN' ||
    contents.tag !== undefined ||
    contents.anchor !== undefined
  );
}

function tooDeep(place?: TextPlace): ToolInputError {
  const hint = 'No program reads that safely.';
  return new ToolInputError(`This is nested more than ${maxYamlDepth} levels deep.`, { ...place, hint });
}

/** Counts comments and rejects too deep nesting, without recursion. */
function examine(token: CST.Token, findPlace: FindPlace, comments: ComposedText['comments']): void {
  const todo: [token: CST.Token, depth: number][] = [[token, 0]];
  const count = (list: readonly CST.Token[] | undefined) => {
    for (const { type, offset } of list ?? []) {
      if (type !== 'comment') continue;
      if (comments.count === 0) comments.firstOffset = offset;
      comments.count += 1;
    }
  };
  count([token]);
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [each, depth] = next;
    if (depth > maxYamlDepth) {
      throw tooDeep(findPlace(each.offset));
    }
    if ('start' in each && Array.isArray(each.start)) count(each.start);
    if ('end' in each) count(each.end);
    if ('props' in each) count(each.props);
    if (each.type === 'document' && each.value) todo.push([each.value, depth]);
    if (!('items' in each)) continue;
    for (const { start, key, sep, value } of each.items) {
      count(start);
      count(sep);
      if (key) todo.push([key, depth + 1]);
      if (value) todo.push([value, depth + 1]);
    }
  }
}

interface Mistake {
  readonly code: ErrorCode;
  readonly message: string;
  readonly pos: readonly [number, number];
}

const hints: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'Indent with spaces: YAML takes no tabs there.',
  BAD_INDENT: 'Indent the line as far as the others of its list or mapping.',
  BAD_SCALAR_START: 'Put the text in quotes.',
  BAD_DQ_ESCAPE: 'Write the backslash twice, or put the text in single quotes.',
  MULTILINE_IMPLICIT_KEY: 'Write the key on one line, with a colon and a space behind it.',
  BLOCK_AS_IMPLICIT_KEY: 'Put text that holds a colon and a space in quotes.',
  KEY_OVER_1024_CHARS: 'Write “? ” before the key, and “: ” before its value on its own line.',
  BAD_ALIAS: 'Put text that begins with * or & in quotes.',
  MISSING_CHAR: 'Add it, or put the text in quotes.',
};

/** Better hints where the code says too little: for mistakes at one place whose messages hold all the words. */
const closerHints: readonly (readonly [words: readonly string[], hint: string])[] = [
  [
    ['Nested mappings', 'single line'],
    'A line below is indented further than this one, so it goes on with its text: indent both alike.',
  ],
  [['Unexpected block-seq-ind'], 'A list cannot be among the keys of a mapping: give it a key of its own.'],
  [['without - indicator'], 'Begin it with “- ”, or indent it as far as the other keys of its item.'],
  [['end with a ]'], 'Write ] where the list ends.'],
  [['end with a }'], 'Write } where the mapping ends.'],
];

function hintFor({ code, pos }: Mistake, mistakes: readonly Mistake[]): string {
  const messages = mistakes.filter((each) => each.pos[0] === pos[0]).map(({ message }) => message);
  const said = messages.join(' ');
  const closer = closerHints.find(([words]) => words.every((word) => said.includes(word)));
  return closer?.[1] ?? hints[code] ?? 'Fix it there, or put the text in quotes.';
}

function refuseMistakes(mistakes: readonly Mistake[], findPlace: FindPlace): void {
  const ordered = mistakes.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const [first, ...rest] = ordered.filter(({ pos }, index) => pos[0] !== ordered[index - 1]?.pos[0]);
  if (!first) return;
  const others = rest.slice(0, 5).map(({ pos }) => {
    const { line, column } = findPlace(pos[0]);
    return `line ${line}, column ${column}`;
  });
  const more =
    rest.length === 0
      ? ''
      : ` There ${rest.length === 1 ? 'is' : 'are'} ${formatCount(rest.length, 'more mistake')}: ${others.join('; ')}${rest.length > 5 ? ' …' : '.'}`;
  // Some messages quote the text, which may be long.
  const { message: full } = first;
  const message = full.length > 160 ? `${full.slice(0, 160)}…` : full.replace(/[.:]?$/, '.');
  throw new ToolInputError(message, {
    ...findPlace(first.pos[0]),
    hint: `${hintFor(first, mistakes)}${more}`,
  });
}
