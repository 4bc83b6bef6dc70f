import { COMMA, LEFT_BRACE, LINE_FEED, RIGHT_BRACE } from '#core/json/bytes/byte-codes.ts';
import { ChunkWriter, joinChunks } from './chunk-writer.ts';
import {
  COMMA_AT,
  FIRST_MEMBER,
  FIRST_OBJECT,
  HAS_TRAILING_COMMA,
  HEAD_END,
  KEY_START,
  LEAD_START,
  MEMBER_COUNT,
  MemberTable,
  memberFields,
  NEXT_OBJECT,
  OBJECT_END,
  OBJECT_START,
  objectFields,
  REST_START,
  TAIL_END,
  VALUE_END,
} from './member-table.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** Remaining parts to copy: a range (from, to, first object in it), or the rest of an object (number, next member). */
const RANGE = 0;
const OBJECT = 1;

/**
 * Sorts the members of every object in a valid text by key, compared by UTF-16 units. Equal keys keep their order, and
 * comments move with their member. A `Formatter` must fix the white space afterwards.
 */
export function sortKeys(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new KeySorter(bytes).run();
}

class KeySorter {
  private readonly bytes: Uint8Array;
  private readonly table: MemberTable;
  private readonly writer = new ChunkWriter();
  private readonly todo = new Uint32List();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.table = new MemberTable(bytes);
  }

  run(): Uint8Array<ArrayBuffer> {
    const { todo } = this;
    this.pushRange(0, this.bytes.length, 0);
    while (todo.length > 0) {
      const operation = todo.pop();
      if (operation === RANGE) this.copyRange(todo.pop(), todo.pop(), todo.pop());
      else this.copyMember(todo.pop(), todo.pop());
    }
    return joinChunks(this.writer.finish());
  }

  private pushRange(from: number, to: number, firstObject: number): void {
    this.todo.push(firstObject);
    this.todo.push(to);
    this.todo.push(from);
    this.todo.push(RANGE);
  }

  private pushObject(number: number, member: number): void {
    this.todo.push(member);
    this.todo.push(number);
    this.todo.push(OBJECT);
  }

  private copyRange(from: number, to: number, firstObject: number): void {
    const { objects } = this.table;
    const record = firstObject * objectFields;
    const start = record < objects.length ? objects.get(record + OBJECT_START) : to;
    if (start >= to) {
      this.writer.copy(this.bytes, from, to);
      return;
    }
    this.writer.copy(this.bytes, from, start);
    this.pushRange(objects.get(record + OBJECT_END), to, objects.get(record + NEXT_OBJECT));
    this.writer.writeByte(LEFT_BRACE);
    const headEnd = objects.get(record + HEAD_END);
    this.writer.copy(this.bytes, start + 1, headEnd);
    // A comment up to the end of its line must not include the next key.
    if (headEnd > start + 1) this.writer.writeByte(LINE_FEED);
    this.pushObject(firstObject, 0);
  }

  /** Ends the previous member and begins the next one in order, if there is one. */
  private copyMember(number: number, index: number): void {
    const { bytes, writer } = this;
    const { members, objects } = this.table;
    const record = number * objectFields;
    const count = objects.get(record + MEMBER_COUNT);
    const firstMember = objects.get(record + FIRST_MEMBER);
    const isEnd = index === count;
    if (index > 0) {
      const hasComma = !isEnd || objects.get(record + HAS_TRAILING_COMMA) === 1;
      this.endMember((firstMember + index - 1) * memberFields, hasComma);
    }
    if (isEnd) {
      writer.copy(bytes, objects.get(record + REST_START), objects.get(record + OBJECT_END) - 1);
      writer.writeByte(RIGHT_BRACE);
      return;
    }
    const member = (firstMember + index) * memberFields;
    const keyStart = members.get(member + KEY_START);
    writer.copy(bytes, members.get(member + LEAD_START), keyStart);
    this.pushObject(number, index + 1);
    this.pushRange(keyStart, members.get(member + VALUE_END), members.get(member + FIRST_OBJECT));
  }

  private endMember(member: number, hasComma: boolean): void {
    const { bytes, writer } = this;
    const { members } = this.table;
    const valueEnd = members.get(member + VALUE_END);
    const comma = members.get(member + COMMA_AT);
    const tailEnd = members.get(member + TAIL_END);
    if (hasComma) writer.writeByte(COMMA);
    if (comma > 0) {
      writer.copy(bytes, valueEnd, comma);
      writer.copy(bytes, comma + 1, tailEnd);
    } else writer.copy(bytes, valueEnd, tailEnd);
    if (tailEnd > Math.max(valueEnd, comma + 1)) writer.writeByte(LINE_FEED);
  }
}
