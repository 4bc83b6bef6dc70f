import { LEFT_BRACE } from '#core/json/bytes/byte-codes.ts';
import type { Issue, IssueCode, IssueText } from '#core/json/reading/issues.ts';
import { findRoundedNumber } from '#core/json/reading/number-token.ts';
import type { Position } from '#core/json/bytes/positions.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import { describeControl, describeStrayText, describeUnexpectedText } from './unexpected-text.ts';

/** Details for the messages below. */
interface Scene {
  /** The wrong text, shortened. */
  readonly excerpt: string;
  readonly bytes: Uint8Array;
  readonly issue: Issue;
  /** The position of the conflicting part. */
  readonly related: string;
}

type Describe = (scene: Scene) => IssueText;
const fixed = (message: string, hint?: string): Describe => {
  const text = hint === undefined ? { message } : { message, hint };
  return () => text;
};

const describers: Readonly<Record<IssueCode, Describe>> = {
  'empty-input': fixed('There is no value here', 'Write a value, such as {} or [].'),
  'invalid-utf8': fixed(
    'This byte is not UTF-8, in which JSON must be written',
    'If the file is in Windows-1252 (Latin), Repair reads it so; or save it as UTF-8.',
  ),
  'stray-text': ({ excerpt, bytes, issue }) => describeStrayText(excerpt, bytes, issue),
  'unexpected-text': ({ excerpt, bytes, issue }) => describeUnexpectedText(excerpt, bytes, issue),
  'unclosed-string': fixed('This string is never closed', 'Add a quote at its end.'),
  'line-break-in-string': fixed('A string cannot contain a line break', 'Write the line break as \\n.'),
  'unescaped-quote': fixed('Text follows a string directly', 'Write a quote within a string as \\".'),
  'bad-escape': ({ excerpt }) => ({
    message: `${excerpt} is not an escape`,
    hint: 'Write a backslash as \\\\. The escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits.',
  }),
  'bad-unicode-escape': fixed(
    'This escape lacks hexadecimal digits',
    'Write \\u and four digits, such as \\u00e9.',
  ),
  'leading-zero': ({ excerpt }) => ({
    message: `The number ${excerpt} begins with a zero`,
    hint: 'Drop the zero, or put the number in quotes if the zero counts, as in a postcode.',
  }),
  'missing-digits': ({ excerpt }) => ({
    message: `The number ${excerpt} lacks digits`,
    hint: 'Add them at its end.',
  }),
  'digit-separator': ({ excerpt }) => ({
    message: `The number ${excerpt} has underscores`,
    hint: 'Write the digits without them.',
  }),
  'bad-number': ({ excerpt }) => ({
    message: `${excerpt} is not a number`,
    hint: 'Put it in double quotes if it is text, such as a date or a version.',
  }),
  'missing-comma': fixed('A comma is missing', 'Add one between this value and the next.'),
  'bad-key': ({ excerpt }) => ({ message: `${excerpt} cannot be a key`, hint: 'Put keys in double quotes.' }),
  'missing-colon': fixed('A colon is missing', 'Write one between the key and its value.'),
  'key-without-value': fixed('This key has no value', 'Write a colon and a value after it.'),
  'missing-value': fixed('A value is missing', 'Write one here, such as null.'),
  'missing-key': fixed('A key is missing', 'In { } every value needs a key in double quotes and a colon.'),
  'extra-comma': fixed('There is a comma too many', 'Remove it, or write the missing value before it.'),
  'extra-colon': fixed('This colon has no key', 'A key and its value belong in { }.'),
  'wrong-closer': ({ excerpt, bytes, issue, related }) => ({
    message: `${excerpt} closes ${openerText(bytes, issue)} from ${related}`,
    hint: `Write ${closerText(issue)} here.`,
  }),
  'unopened-closer': ({ excerpt }) => ({
    message: `There is nothing open that ${excerpt} could close`,
    hint: 'Remove it, or look for a bracket that was closed too early.',
  }),
  'unclosed-container': ({ bytes, issue, related }) => ({
    message: `${openerText(bytes, issue)} from ${related} is never closed`,
    hint: `Write ${closerText(issue)} here.`,
  }),
  'unclosed-comment': fixed('This comment is never closed', 'Write */ at its end.'),
  'extra-value': fixed(
    'The document has ended before this',
    'Put several values into [ ] with commas, or one to a line (JSON Lines).',
  ),
  'line-comment': fixed('JSON has no comments', 'JSONC and JSON5 have them.'),
  'block-comment': fixed('JSON has no comments', 'JSONC and JSON5 have them.'),
  'trailing-comma': fixed('There is a comma before the closing bracket', 'Remove it.'),
  'single-quotes': fixed('This string is in single quotes', 'JSON has only double quotes.'),
  'unquoted-key': ({ excerpt }) => ({
    message: `The key ${excerpt} has no quotes`,
    hint: 'Put it in double quotes.',
  }),
  'not-finite': ({ excerpt }) => ({ message: `JSON has no ${excerpt}`, hint: 'Write null, or a string.' }),
  'hex-number': ({ excerpt }) => ({
    message: `JSON has no hexadecimal numbers such as ${excerpt}`,
    hint: 'Write it in decimal.',
  }),
  'leading-plus': ({ excerpt }) => ({
    message: `The number ${excerpt} begins with a plus sign`,
    hint: 'Remove it.',
  }),
  'bare-decimal-point': ({ excerpt }) => ({
    message: `The number ${excerpt} needs a digit on both sides of its point`,
    hint: 'Write 0.5 for .5, and 5.0 for 5.',
  }),
  'json5-escape': ({ excerpt }) => ({
    message: `JSON has no escape ${excerpt}`,
    hint: 'Write a backslash as \\\\, and other characters as they are or with \\u and four digits.',
  }),
  'control-character': ({ bytes, issue }) => describeControl(bytes[issue.start] ?? 0),
  'exotic-space': fixed(
    'This white space is none in JSON',
    'It is not a plain space, tab or line break. Type a plain space over it.',
  ),
  'several-documents': fixed(
    'Another document begins here',
    'JSON Lines has one to a line; a JSON file holds one.',
  ),
  'duplicate-key': ({ excerpt, related }) => ({
    message: `The key ${excerpt} occurs again, after ${related}`,
    hint: 'Most programs keep the last value and drop the others.',
  }),
  'rounded-number': ({ excerpt, bytes, issue }) => ({
    message: `Many programs read ${excerpt} as ${roundedText(bytes, issue)}`,
    hint: 'They count in doubles. Put it in quotes if every digit counts.',
  }),
  'lone-surrogate': ({ excerpt }) => ({
    message: `${excerpt} is half a character`,
    hint: 'Characters beyond U+FFFF take two \\u escapes, a high and a low one.',
  }),
};

/** Describes an issue in words. `related` is the position of `issue.related`. */
export function describeIssue(bytes: Uint8Array, issue: Issue, related: Position): IssueText {
  return describers[issue.code]({
    bytes,
    issue,
    excerpt: excerptOf(bytes, issue.start, issue.end),
    related: `line ${related.line}, column ${related.column}`,
  });
}

function excerptOf(bytes: Uint8Array, start: number, end: number): string {
  const raw = sliceText(bytes, start, Math.min(end, start + 160));
  // A control character would break the sentence; its Unicode picture (U+2400 to U+241F) is visible.
  const text = raw.replace(/\p{Cc}/gu, (control) =>
    String.fromCharCode(0x2400 + (control.charCodeAt(0) & 0x1f)),
  );
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}

function openerText(bytes: Uint8Array, issue: Issue): string {
  return bytes[issue.related ?? 0] === LEFT_BRACE ? 'The {' : 'The [';
}

function closerText({ closers = '' }: Issue): string {
  return closers.length > 20 ? `${closers.slice(0, 19)}…` : closers;
}

function roundedText(bytes: Uint8Array, issue: Issue): string {
  const rounded = findRoundedNumber(sliceText(bytes, issue.start, issue.end)) ?? '';
  return rounded.length > 40 ? `${rounded.slice(0, 39)}…` : rounded;
}
