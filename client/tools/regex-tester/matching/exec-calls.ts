import type { Span } from './matching.ts';

/** One call of `exec`, with what it did to lastIndex. */
export interface ExecCall {
  readonly before: number;
  /** Undefined where it returned null. */
  readonly span: Span | undefined;
  /** The beginning of the match. */
  readonly text: string;
  readonly after: number;
  /** Where the next call begins: beyond `after` only where an empty match was stepped over. */
  readonly next: number;
}

/** Calls of `exec` one after the other on the same text. */
export interface CallList {
  readonly calls: readonly ExecCall[];
  /** True where further calls would find more. */
  readonly isCut: boolean;
  /** Of the text, in UTF-16 units. */
  readonly length: number;
}

/** More than anyone steps through; from there one goes on by lastIndex. */
const maxCalls = 200;
/** A call that goes on for ever is shown so many times. */
const shownRepeats = 3;
const maxShownLength = 300;

/**
 * Calls `exec` until it returns null, as a loop in a program does. With `isMovingOn`, lastIndex is moved beyond an
 * empty match by one character, as matchAll and replace do; without it such a loop would never end.
 */
export function callExec(
  regex: RegExp,
  text: string,
  { lastIndex, isMovingOn }: { readonly lastIndex: number; readonly isMovingOn: boolean },
): CallList {
  const calls: ExecCall[] = [];
  regex.lastIndex = lastIndex;
  for (let repeats = 1; calls.length < maxCalls;) {
    const call = callOnce(regex, text, isMovingOn);
    calls.push(call);
    regex.lastIndex = call.next;
    if (!call.span) return { calls, isCut: false, length: text.length };
    repeats = call.next === call.before ? repeats + 1 : 1;
    if (repeats > shownRepeats) return { calls, isCut: false, length: text.length };
  }
  return { calls, isCut: true, length: text.length };
}

function callOnce(regex: RegExp, text: string, isMovingOn: boolean): ExecCall {
  const before = regex.lastIndex;
  const match = regex.exec(text);
  const after = regex.lastIndex;
  if (!match) return { before, span: undefined, text: '', after, next: after };
  const start = match.index;
  const end = start + match[0].length;
  const isRead = regex.global || regex.sticky;
  const next = isMovingOn && isRead && start === end ? afterCharacter(regex, text, after) : after;
  return { before, span: { start, end }, text: match[0].slice(0, maxShownLength), after, next };
}

/** AdvanceStringIndex of ECMA-262. */
function afterCharacter({ unicode, unicodeSets }: RegExp, text: string, index: number): number {
  return index + ((unicode || unicodeSets) && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
}

/** What a call did with lastIndex, and why. */
export function explainCall(
  { before, span, after, next }: ExecCall,
  flags: string,
  textLength: number,
): string {
  const [isGlobal, isSticky] = [flags.includes('g'), flags.includes('y')];
  if (!isGlobal && !isSticky) {
    return `Without g and y, exec does not look at lastIndex: it searches from 0 every time and leaves lastIndex as it is. ${span ? 'Every call finds the same match, so a loop of them would never end.' : ''}`.trim();
  }
  if (!span) return explainFailure(before, isSticky, textLength);
  const found = explainPlace(before, span.start, isSticky);
  if (span.end > span.start) return `${found} lastIndex is now where the match ends.`;
  return next === after
    ? `${found} It is empty, so lastIndex does not move: a loop of such calls would never end.`
    : `${found} It is empty, so exec leaves lastIndex at ${after}; it was moved on to ${next}, as matchAll and replace do.`;
}

function explainPlace(before: number, start: number, isSticky: boolean): string {
  if (start < before) {
    return 'lastIndex stood within a character of two units: with u and v the search begins with that character.';
  }
  if (isSticky) return 'With y a match must begin exactly at lastIndex, and one does.';
  return start === before
    ? 'A match begins right at lastIndex.'
    : `The search went on from ${before} to ${start}.`;
}

function explainFailure(before: number, isSticky: boolean, textLength: number): string {
  const reason =
    before > textLength
      ? `lastIndex is beyond the end of the text (${textLength})`
      : isSticky
        ? `With y a match must begin exactly at ${before}, and none does`
        : `There is no match from ${before} on`;
  return `${reason}: exec returns null and sets lastIndex back to 0, so that a further call would begin anew.`;
}
