import { BACKSLASH } from '#core/json/bytes/byte-codes.ts';
import { contentRange, decodeToken } from './string-token.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

const utf8 = new TextEncoder();

/**
 * Finds keys that occur twice in one object, for all open objects at once. All share one hash table with linear
 * probing. This works because objects close in reverse order of opening, and removing the latest entries leaves such a
 * table intact.
 */
export class KeyTable {
  private readonly bytes: Uint8Array;
  private slots = new Int32Array(1024).fill(-1);
  private readonly hashes = new Uint32List(256);
  private readonly starts = new Uint32List(256);
  private readonly ends = new Uint32List(256);
  private readonly objects = new Uint32List(256);
  private readonly takenSlots = new Uint32List(256);
  /** The index of each open object's first entry. */
  private readonly floors = new Uint32List();
  private readonly ids = new Uint32List();
  private nextId = 0;
  /** A random salt, so that no crafted file can make all its keys collide. */
  private readonly salt = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  openObject(): void {
    this.floors.push(this.hashes.length);
    this.ids.push(this.nextId);
    this.nextId += 1;
  }

  closeObject(): void {
    this.ids.pop();
    for (let left = this.hashes.length - this.floors.pop(); left > 0; left -= 1) {
      this.slots[this.takenSlots.pop()] = -1;
      this.hashes.pop();
      this.starts.pop();
      this.ends.pop();
      this.objects.pop();
    }
  }

  /** Adds a key token of the innermost object. Returns the offset of an earlier equal key, or -1. */
  addKey(start: number, end: number): number {
    const object = this.ids.get(this.ids.length - 1);
    const hash = hashKey(this.bytes, start, end, this.salt ^ object);
    if ((this.hashes.length + 1) * 2 > this.slots.length) this.grow();
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let entry = this.slots[slot] as number; entry >= 0; entry = this.slots[slot] as number) {
      if (this.hashes.get(entry) === hash && this.objects.get(entry) === object) {
        const other = this.starts.get(entry);
        if (isSameKey(this.bytes, start, end, other, this.ends.get(entry))) return other;
      }
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = this.hashes.length;
    this.takenSlots.push(slot);
    this.hashes.push(hash);
    this.starts.push(start);
    this.ends.push(end);
    this.objects.push(object);
    return -1;
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let entry = 0; entry < this.hashes.length; entry += 1) {
      let slot = this.hashes.get(entry) & mask;
      while ((slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      slots[slot] = entry;
      this.takenSlots.set(entry, slot);
    }
    this.slots = slots;
  }
}

/** Computes FNV-1a over the bytes of the key's text, salted with its object's number. */
function hashKey(bytes: Uint8Array, start: number, end: number, salt: number): number {
  const [from, to] = contentRange(bytes, start, end);
  const seed = Math.imul(salt, 0x9e3779b1) ^ 0x811c9dc5;
  let hash = seed;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    if (byte === BACKSLASH) return hashBytes(utf8.encode(decodeToken(bytes, start, end)), seed);
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return finishHash(hash);
}

function hashBytes(bytes: Uint8Array, seed: number): number {
  let hash = seed;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return finishHash(hash);
}

function finishHash(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

function isSameKey(
  bytes: Uint8Array,
  start: number,
  end: number,
  otherStart: number,
  otherEnd: number,
): boolean {
  const [from, to] = contentRange(bytes, start, end);
  const [otherFrom, otherTo] = contentRange(bytes, otherStart, otherEnd);
  const length = to - from;
  let same = 0;
  while (same < length && bytes[from + same] === bytes[otherFrom + same]) same += 1;
  if (same === length && length === otherTo - otherFrom) return true;
  return decodeToken(bytes, start, end) === decodeToken(bytes, otherStart, otherEnd);
}
