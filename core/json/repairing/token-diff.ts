import { END, Lexer } from '#core/json/reading/lexer.ts';
import { contentRange } from '#core/json/reading/string-token.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** A stretch of text that another one takes the place of, as byte offsets in both texts. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export interface TokenDiff {
  /** The first replacements, in order. */
  readonly replacements: readonly Replacement[];
  /** True when there were more than were wanted. */
  readonly isCut: boolean;
}

/** How far ahead the texts are searched for where they agree again. */
const windowTokens = 120;

/**
 * What changed from one text to another, token by token; white space between them does not count.
 * Made for repairs, which are many and small: where the texts part, it looks for the nearest place where they agree
 * again, which takes linear time, but is not always the shortest list.
 */
export function diffTokens(before: Uint8Array, after: Uint8Array, limit: number): TokenDiff {
  const old = new TokenList(before);
  const fresh = new TokenList(after);
  const replacements: Replacement[] = [];
  let oldAt = 0;
  let newAt = 0;
  while (oldAt < old.length || newAt < fresh.length) {
    const isSame = oldAt < old.length && newAt < fresh.length && isSameText(old, oldAt, fresh, newAt);
    const [oldStep, newStep] = isSame ? [1, 1] : findAgreement(old, oldAt, fresh, newAt);
    if (!isSame || !isSameToken(old, oldAt, fresh, newAt)) {
      if (replacements.length === limit) return { replacements, isCut: true };
      addReplacement(replacements, old.range(oldAt, oldStep), fresh.range(newAt, newStep));
    }
    oldAt += oldStep;
    newAt += newStep;
  }
  return { replacements, isCut: false };
}

class TokenList {
  readonly bytes: Uint8Array;
  readonly starts = new Uint32List(1024);
  readonly ends = new Uint32List(1024);

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const lexer = new Lexer(bytes);
    while (lexer.next() !== END) {
      this.starts.push(lexer.start);
      this.ends.push(lexer.end);
    }
  }

  get length(): number {
    return this.starts.length;
  }

  /** Offsets of `count` tokens; of none, the place behind the token before. */
  range(index: number, count: number): [start: number, end: number] {
    if (count > 0) return [this.starts.get(index), this.ends.get(index + count - 1)];
    const place = index === 0 ? 0 : this.ends.get(index - 1);
    return [place, place];
  }
}

/** How many tokens on either side to pass over until the texts agree; to their ends if they do not. */
function findAgreement(old: TokenList, oldAt: number, fresh: TokenList, newAt: number): [number, number] {
  const oldLeft = old.length - oldAt;
  const newLeft = fresh.length - newAt;
  for (let distance = 1; distance <= windowTokens; distance += 1) {
    for (let oldStep = Math.min(distance, oldLeft); oldStep >= 0; oldStep -= 1) {
      const newStep = distance - oldStep;
      if (newStep > newLeft) break;
      if (agrees(old, oldAt + oldStep, fresh, newAt + newStep)) return [oldStep, newStep];
    }
  }
  return [Math.min(oldLeft, windowTokens), Math.min(newLeft, windowTokens)];
}

/** Punctuation agrees anywhere, so it takes three tokens in a row where one word or string would do. */
function agrees(old: TokenList, oldAt: number, fresh: TokenList, newAt: number): boolean {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const isOldOver = oldAt + ahead >= old.length;
    const isNewOver = newAt + ahead >= fresh.length;
    if (isOldOver || isNewOver) return isOldOver && isNewOver;
    if (!isSameText(old, oldAt + ahead, fresh, newAt + ahead)) return false;
    if (old.ends.get(oldAt + ahead) - old.starts.get(oldAt + ahead) > 1) return true;
  }
  return true;
}

/** True when both tokens say the same, with quotes or without. */
function isSameText(old: TokenList, oldAt: number, fresh: TokenList, newAt: number): boolean {
  const [from, to] = contentRange(old.bytes, old.starts.get(oldAt), old.ends.get(oldAt));
  const [newFrom, newTo] = contentRange(fresh.bytes, fresh.starts.get(newAt), fresh.ends.get(newAt));
  return isSameRange(old.bytes, from, to, fresh.bytes, newFrom, newTo);
}

function isSameToken(old: TokenList, oldAt: number, fresh: TokenList, newAt: number): boolean {
  const [start, end] = [old.starts.get(oldAt), old.ends.get(oldAt)];
  return isSameRange(old.bytes, start, end, fresh.bytes, fresh.starts.get(newAt), fresh.ends.get(newAt));
}

function isSameRange(
  a: Uint8Array,
  from: number,
  to: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): boolean {
  if (to - from !== bTo - bFrom) return false;
  for (let index = 0; index < to - from; index += 1) {
    if (a[from + index] !== b[bFrom + index]) return false;
  }
  return true;
}

/** Takes two replacements with nothing between them as one. */
function addReplacement(
  list: Replacement[],
  [start, end]: [number, number],
  [newStart, newEnd]: [number, number],
): void {
  const last = list.at(-1);
  if (last?.end === start && last.newEnd === newStart) {
    list[list.length - 1] = { ...last, end, newEnd };
  } else list.push({ start, end, newStart, newEnd });
}
