import { COLON, hasLineBreak } from '#core/json/bytes/byte-codes.ts';
import type { ErrorCode, Issue, OffenseCode } from '#core/json/reading/issues.ts';
import { sliceText } from '#core/json/reading/string-token.ts';

/** A change that mends one mistake, as byte offsets. */
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

/** Mistakes whose mending leaves no doubt about what was meant, or very little. */
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

/** The change that mends a mistake; undefined where it takes a guess. */
export function findFix(bytes: Uint8Array, issue: Issue<ErrorCode | OffenseCode>): Fix | undefined {
  return mends[issue.code]?.(bytes, issue);
}

/** A string that ran to the end of its line has most likely taken the comma or brackets there with it. */
function closeString(bytes: Uint8Array, { start, end }: Issue): Fix {
  const text = sliceText(bytes, start, end);
  const quoteMark = text.charAt(0);
  const tail = /[\s,\]}]*$/.exec(text.slice(1))?.[0] ?? '';
  const place = end - new TextEncoder().encode(tail).length;
  return {
    start: place,
    end: place,
    text: /\\$/.test(text.slice(0, -tail.length || undefined)) ? `\\${quoteMark}` : quoteMark,
  };
}

/** The range begins with the quote that ended the string too early; its last quote is the real one. */
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

/** Literals of other languages become those of JSON, plain words become strings; anything else may be anything. */
function replaceWord(bytes: Uint8Array, issue: Issue): Fix | undefined {
  const { start, end } = issue;
  const text = sliceText(bytes, start, end);
  const literal = literals.get(text);
  if (literal !== undefined) return { start, end, text: literal };
  return isBareText(bytes, issue) ? { start, end, text: JSON.stringify(text) } : undefined;
}

/** Words, dates, versions and addresses, and nothing that looks like code. */
function isBareText(bytes: Uint8Array, { start, end }: Issue): boolean {
  return /^[\p{L}\p{N}_ .:@/&%+-]*[\p{L}\p{N}][\p{L}\p{N}_ .:@/&%+-]*$/u.test(sliceText(bytes, start, end));
}

function removeStray(bytes: Uint8Array, { start, end }: Issue): Fix | undefined {
  const text = sliceText(bytes, start, end);
  return text.startsWith('#') || text === ';' ? { start, end, text: '' } : undefined;
}
