import { COLON, hasLineBreak } from '#core/json/bytes/byte-codes.ts';
import type { ErrorCode, Issue, OffenseCode } from '#core/json/reading/issues.ts';
import { sliceText } from '#core/json/reading/string-token.ts';

/** A change that fixes one mistake, with byte offsets. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Mend = (bytes: Uint8Array, issue: Issue) => Fix | undefined;

const insertAtStart =
  (text: string): Mend =>
  (_, { start }) => ({ start, end: start, text });
const insertAtEnd =
  (text: string): Mend =>
  (_, { end }) => ({ start: end, end, text });
const remove: Mend = (_, { start, end }) => ({ start, end, text: '' });
const rewrite =
  (change: (text: string) => string): Mend =>
  (bytes, { start, end }) => ({ start, end, text: change(sliceText(bytes, start, end)) });
const quote = rewrite((text) => JSON.stringify(text));

/** Fixes for mistakes with little or no doubt about the intended text. */
const mends: Partial<Record<ErrorCode | OffenseCode, Mend>> = {
  'missing-comma': insertAtStart(','),
  'missing-colon': insertAtStart(':'),
  'missing-value': insertAtStart('null'),
  'key-without-value': insertAtStart(':null'),
  'missing-key': (bytes, { start }) =>
    bytes[start] === COLON ? { start, end: start, text: '""' } : undefined,
  'bad-key': (bytes, issue) =>
    /^[\p{L}\p{N}_.@$ -]+$/u.test(sliceText(bytes, issue.start, issue.end)) ? quote(bytes, issue) : undefined,
  'extra-comma': remove,
  'unopened-closer': remove,
  'wrong-closer': (_, { start, end, closers = '' }) => ({ start, end, text: closers }),
  'unclosed-container': (_, { start, closers = '' }) => ({ start, end: start, text: closers }),
  'unclosed-comment': insertAtEnd('*/'),
  'unclosed-string': closeString,
  'line-break-in-string': rewrite((text) => text.replace(/\r\n|\r|\n/g, '\\n')),
  'unescaped-quote': escapeQuotes,
  'bad-escape': insertAtStart('\\'),
  'bad-unicode-escape': insertAtStart('\\'),
  'json5-escape': insertAtStart('\\'),
  'control-character': rewrite((text) => JSON.stringify(text).slice(1, -1)),
  'exotic-space': rewrite(() => ' '),
  'leading-zero': quote,
  'missing-digits': quote,
  'bad-number': (bytes, issue) => (isBareText(bytes, issue) ? quote(bytes, issue) : undefined),
  'digit-separator': rewrite((text) => text.replaceAll('_', '')),
  'unexpected-text': replaceWord,
  'stray-text': removeStray,
};

/** Returns the change that fixes a mistake; undefined if that would be a guess. */
export function findFix(bytes: Uint8Array, issue: Issue<ErrorCode | OffenseCode>): Fix | undefined {
  return mends[issue.code]?.(bytes, issue);
}

/** Closes a string that ran to the end of its line; it probably includes the comma or brackets there by mistake. */
function closeString(bytes: Uint8Array, { start, end }: Issue): Fix {
  const text = sliceText(bytes, start, end);
  const quoteMark = text.charAt(0);
  const tail = /[\s,\]}]*$/.exec(text.slice(1))?.[0] ?? '';
  const place = end - new TextEncoder().encode(tail).length;
  return {
    start: place,
    end: place,
    text: text.slice(0, -tail.length || undefined).endsWith('\\') ? `\\${quoteMark}` : quoteMark,
  };
}

/**
 * Escapes quotes within a string. The range begins with the quote that ended it too early; the last quote is the real
 * end.
 */
function escapeQuotes(bytes: Uint8Array, { start, end }: Issue): Fix | undefined {
  const text = sliceText(bytes, start, end);
  if (hasLineBreak(bytes, start, end) || text.startsWith("'")) return undefined;
  const inner = text.endsWith('"') ? text.slice(0, -1) : text;
  return { start, end, text: `${inner.replace(/(?<!\\)"/g, '\\"')}"` };
}

const literals = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['None', 'null'],
  ['Null', 'null'],
  ['NULL', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
]);

/**
 * Replaces literals of other languages with those of JSON, and turns plain words into strings. Anything else is
 * ambiguous.
 */
function replaceWord(bytes: Uint8Array, issue: Issue): Fix | undefined {
  const { start, end } = issue;
  const text = sliceText(bytes, start, end);
  const literal = literals.get(text);
  if (literal !== undefined) return { start, end, text: literal };
  return isBareText(bytes, issue) ? { start, end, text: JSON.stringify(text) } : undefined;
}

/** True for words, dates, versions and addresses, but not for anything that looks like code. */
function isBareText(bytes: Uint8Array, { start, end }: Issue): boolean {
  return /^[\p{L}\p{N}_ .:@/&%+-]*[\p{L}\p{N}][\p{L}\p{N}_ .:@/&%+-]*$/u.test(sliceText(bytes, start, end));
}

function removeStray(bytes: Uint8Array, { start, end }: Issue): Fix | undefined {
  const text = sliceText(bytes, start, end);
  return text.startsWith('#') || text === ';' ? { start, end, text: '' } : undefined;
}
