import { writeCodePoint } from '#core/text/code-point.ts';
import type { Issue, IssueText } from '#core/json/reading/issues.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

const wordHints = new Map([
  ['True', 'JSON writes true.'],
  ['False', 'JSON writes false.'],
  ['TRUE', 'JSON writes true.'],
  ['FALSE', 'JSON writes false.'],
  ['None', 'JSON writes null.'],
  ['NULL', 'JSON writes null.'],
  ['Null', 'JSON writes null.'],
  ['nil', 'JSON writes null.'],
  ['undefined', 'JSON writes null, or leaves the key out.'],
]);

/** Describes text in a place where none is allowed. */
export function describeUnexpectedText(excerpt: string, bytes: Uint8Array, issue: Issue): IssueText {
  if (issue.end - issue.start <= 4 && /^\P{L}$/u.test(excerpt)) {
    const code = excerpt.codePointAt(0) ?? 0;
    return {
      message: `The character ${code < 0x21 || code > 0x7e ? writeCodePoint(excerpt) : excerpt} has no place here`,
      hint: 'Remove it.',
    };
  }
  const word = decodeToken(bytes, issue.start, issue.end);
  const hint = wordHints.get(word) ?? 'Put text in double quotes.';
  return { message: `${excerpt} is not a JSON value`, hint };
}

const controlNames = new Map([
  [0x09, 'A tab'],
  [0x08, 'A backspace'],
  [0x0b, 'A vertical tab'],
  [0x0c, 'A form feed'],
  [0x00, 'A NUL character'],
]);

/** Describes a control character within a string. */
export function describeControl(byte: number): IssueText {
  const escape = byte === 0x09 ? '\\t' : `\\u${byte.toString(16).padStart(4, '0')}`;
  const name = controlNames.get(byte) ?? 'A control character';
  return { message: `${name} is in a string unescaped`, hint: `Write it as ${escape}.` };
}

/** Describes text between two tokens, or after the document. */
export function describeStrayText(excerpt: string, bytes: Uint8Array, issue: Issue): IssueText {
  if (excerpt.startsWith('#')) return { message: 'JSON has no comments', hint: 'Remove the line.' };
  const text = describeUnexpectedText(excerpt, bytes, issue);
  return text.hint === 'Remove it.' ? text : { message: `${excerpt} has no place here`, hint: 'Remove it.' };
}
