import {
  COLON,
  COMMA,
  hasLineBreak,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  SPACE,
  TAB,
} from '#core/json/bytes/byte-codes.ts';
import { compareKeys } from './key-order.ts';
import { BLOCK_COMMENT, END, EXOTIC_SPACE, Lexer, LINE_COMMENT } from '#core/json/reading/lexer.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** Fields of a member's record: byte offsets, and the number of objects that begin before it. */
export const LEAD_START = 0;
export const KEY_START = 1;
const KEY_END = 2;
export const VALUE_END = 3;
/** The offset of the comma; 0 if there is none. */
export const COMMA_AT = 4;
export const TAIL_END = 5;
export const FIRST_OBJECT = 6;
export const memberFields = 7;

/** Fields of an object's record. */
export const OBJECT_START = 0;
export const OBJECT_END = 1;
export const FIRST_MEMBER = 2;
export const MEMBER_COUNT = 3;
/** The offset of comments before the closing bracket that belong to no member. */
export const REST_START = 4;
export const HAS_TRAILING_COMMA = 5;
/** The number of objects that begin before the end of this one. */
export const NEXT_OBJECT = 6;
/** The end of comments that stay on the line of the opening bracket. */
export const HEAD_END = 7;
export const objectFields = 8;

/** Every object of a valid text in order of start, with its members sorted by key. */
export class MemberTable {
  readonly objects = new Uint32List(1024);
  readonly members = new Uint32List(1024);
  private readonly bytes: Uint8Array;
  private readonly lexer: Lexer;
  /** Members of the open objects. */
  private readonly pending = new Uint32List(1024);
  /** For each open container: its object's number plus one, or 0 for an array. */
  private readonly open = new Uint32List();
  /** For each open object: where its pending members begin, and where the comments before its next key begin. */
  private readonly floors = new Uint32List();
  private readonly leads = new Uint32List();
  private last = 0;
  private lastEnd = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.lexer = new Lexer(bytes);
    const { lexer } = this;
    for (let kind = lexer.next(); kind !== END; kind = lexer.next()) this.take(kind);
  }

  private take(kind: number): void {
    const { lexer } = this;
    const isInObject = this.open.length > 0 && this.open.get(this.open.length - 1) > 0;
    if (kind === LINE_COMMENT || kind === BLOCK_COMMENT) {
      if (isInObject) this.takeComment(lexer.start, lexer.end);
      return;
    }
    if (kind === EXOTIC_SPACE) return;
    if (kind === LEFT_BRACE || kind === LEFT_BRACKET) this.enter(kind);
    else if (kind === RIGHT_BRACE || kind === RIGHT_BRACKET) this.leave(isInObject);
    else if (isInObject && kind === COMMA) this.endMember(lexer.start, lexer.end);
    else if (isInObject && kind !== COLON && this.last !== COLON) this.beginMember();
    this.last = kind;
    this.lastEnd = lexer.end;
  }

  private enter(kind: number): void {
    const isObject = kind === LEFT_BRACE;
    const number = this.objects.length / objectFields + 1;
    this.open.push(isObject ? number : 0);
    if (!isObject) return;
    this.floors.push(this.pending.length);
    this.leads.push(this.lexer.end);
    this.objects.push(this.lexer.start);
    for (let field = 1; field < HEAD_END; field += 1) this.objects.push(0);
    this.objects.push(this.lexer.end);
  }

  private beginMember(): void {
    const { lexer, pending } = this;
    pending.push(this.leads.get(this.leads.length - 1));
    pending.push(lexer.start);
    for (let field = KEY_END; field <= TAIL_END; field += 1) pending.push(lexer.end);
    pending.push(this.objects.length / objectFields);
    pending.set(pending.length - memberFields + COMMA_AT, 0);
  }

  private endMember(commaStart: number, tailEnd: number): void {
    const member = this.pending.length - memberFields;
    this.pending.set(member + VALUE_END, this.lastEnd);
    this.pending.set(member + COMMA_AT, commaStart);
    this.pending.set(member + TAIL_END, tailEnd);
    this.leads.set(this.leads.length - 1, tailEnd);
  }

  /**
   * Assigns a comment. One at the end of a line belongs to the member or bracket before it, any other to what follows.
   */
  private takeComment(start: number, end: number): void {
    if (this.last === COLON) return;
    const lead = this.leads.get(this.leads.length - 1);
    if (this.pending.length === this.floors.get(this.floors.length - 1)) {
      const isHead = !hasLineBreak(this.bytes, lead, start) && endsLine(this.bytes, end);
      if (!isHead) return;
      this.objects.set((this.open.get(this.open.length - 1) - 1) * objectFields + HEAD_END, end);
      this.leads.set(this.leads.length - 1, end);
      return;
    }
    const member = this.pending.length - memberFields;
    const tailEnd = Math.max(this.pending.get(member + TAIL_END), this.lastEnd);
    if (hasLineBreak(this.bytes, tailEnd, start)) return;
    this.pending.set(member + TAIL_END, end);
    this.leads.set(this.leads.length - 1, end);
  }

  private leave(isObject: boolean): void {
    const number = this.open.pop() - 1;
    if (!isObject) return;
    const base = this.floors.pop();
    const hasTrailingComma = this.last === COMMA;
    if (this.pending.length > base && !hasTrailingComma) this.endLastMember();
    const record = number * objectFields;
    this.objects.set(record + OBJECT_END, this.lexer.end);
    this.objects.set(record + FIRST_MEMBER, this.members.length / memberFields);
    this.objects.set(record + MEMBER_COUNT, (this.pending.length - base) / memberFields);
    this.objects.set(record + REST_START, this.leads.pop());
    this.objects.set(record + HAS_TRAILING_COMMA, hasTrailingComma ? 1 : 0);
    this.objects.set(record + NEXT_OBJECT, this.objects.length / objectFields);
    this.moveSorted(base);
  }

  private endLastMember(): void {
    const member = this.pending.length - memberFields;
    const tailEnd = Math.max(this.pending.get(member + TAIL_END), this.lastEnd);
    this.pending.set(member + VALUE_END, this.lastEnd);
    this.pending.set(member + TAIL_END, tailEnd);
    this.leads.set(this.leads.length - 1, tailEnd);
  }

  private moveSorted(base: number): void {
    const { bytes, members, pending } = this;
    const keys: { start: number; end: number; record: number }[] = [];
    for (let record = base; record < pending.length; record += memberFields) {
      keys.push({ start: pending.get(record + KEY_START), end: pending.get(record + KEY_END), record });
    }
    keys.sort((a, b) => compareKeys(bytes, a, b));
    for (const { record } of keys) {
      for (let field = 0; field < memberFields; field += 1) members.push(pending.get(record + field));
    }
    pending.length = base;
  }
}

function endsLine(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (bytes[at] === SPACE || bytes[at] === TAB) at += 1;
  return hasLineBreak(bytes, at, at + 1);
}
