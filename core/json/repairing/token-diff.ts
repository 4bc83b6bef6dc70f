import { END, Lexer } from '#core/json/reading/lexer.ts';
import { contentRange } from '#core/json/reading/string-token.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** A range of text that another one replaces, as byte offsets in both texts. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly newStart: number;
  readonly newEnd: number;
}

export interface TokenDiff {
  /** The first replacements, in order. */
  readonly replacements: readonly Replacement[];
  /** True if there were more than requested. */
  readonly isCut: boolean;
}

/** How far ahead to search for tokens that match again. */
const windowTokens = 120;

/**
 * Finds the changes between two texts, token by token, ignoring white space. It is made for repairs, which are small
 * and many. Where the texts differ, it searches for the nearest place where they match again. This takes linear time,
 * but does not always give the shortest list.
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

  /** Returns the offsets of `count` tokens; for none, the position after the previous token. */
  range(index: number, count: number): [start: number, end: number] {
    if (count > 0) return [this.starts.get(index), this.ends.get(index + count - 1)];
    const place = index === 0 ? 0 : this.ends.get(index - 1);
    return [place, place];
  }
}

/** Returns how many tokens to skip on either side until the texts match again; up to their ends if they never do. */
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

/**
 * True if the texts match. Punctuation matches anywhere, so it needs three equal tokens in a row, where one word or
 * string suffices.
 */
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

/** True if both tokens have the same text, with or without quotes. */
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

/** Adds a replacement; merges it with the previous one if nothing is between them. */
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
