import { LEFT_BRACE } from '#core/json/bytes/byte-codes.ts';
import { Uint32List } from '#core/json/bytes/uint32-list.ts';

/** Shorter containers are faster to walk through than to look up. */
const indexedSpanBytes = 4096;

/** Deeper containers are not indexed, because a hostile file can nest a million brackets. */
const indexedDepth = 256;

/** Structure found while reading: the open containers, and the spans of large ones. */
export class Outline {
  depth = 0;
  maxDepth = 0;
  documents = 0;
  objects = 0;
  arrays = 0;
  keys = 0;
  strings = 0;
  numbers = 0;
  booleans = 0;
  nulls = 0;
  /** The number of lines in formatted output and the sum of their depths, to predict the size of the indents. */
  lines = 0;
  depthSum = 0;
  /** Start, end and number of children of every large container, in order of their ends. */
  readonly spans = new Uint32List(256);
  private kinds = new Uint8Array(256);
  private starts = new Uint32Array(256);
  private counts = new Uint32Array(256);

  /** The byte `{` or `[` that opened the innermost container; 0 outside all containers. */
  get container(): number {
    return this.depth === 0 ? 0 : (this.kinds[this.depth - 1] as number);
  }

  /** The byte `{` or `[` that opened the container around the innermost one; 0 if there is none. */
  get parentContainer(): number {
    return this.depth < 2 ? 0 : (this.kinds[this.depth - 2] as number);
  }

  /** Byte offset of the bracket that opened the innermost container. */
  get containerStart(): number {
    return this.depth === 0 ? 0 : (this.starts[this.depth - 1] as number);
  }

  /** Returns the brackets that close all open containers, from the innermost outward. */
  get closers(): string {
    const closers = Array.from(this.kinds.subarray(0, this.depth), (kind) =>
      kind === LEFT_BRACE ? '}' : ']',
    );
    return closers.reverse().join('');
  }

  open(kind: number, start: number): void {
    if (this.depth === this.kinds.length) this.grow();
    this.kinds[this.depth] = kind;
    this.starts[this.depth] = start;
    this.counts[this.depth] = 0;
    this.depth += 1;
    if (this.depth > this.maxDepth) this.maxDepth = this.depth;
    if (kind === LEFT_BRACE) this.objects += 1;
    else this.arrays += 1;
  }

  /** Counts an item or a member of the innermost container. */
  addChild(): void {
    this.counts[this.depth - 1] = (this.counts[this.depth - 1] as number) + 1;
    this.lines += 1;
    this.depthSum += this.depth;
  }

  close(end: number): void {
    this.depth -= 1;
    const start = this.starts[this.depth] as number;
    const count = this.counts[this.depth] as number;
    if (count > 0) {
      this.lines += 1;
      this.depthSum += this.depth;
    }
    if (end - start < indexedSpanBytes || this.depth >= indexedDepth) return;
    this.spans.push(start);
    this.spans.push(end);
    this.spans.push(count);
  }

  private grow(): void {
    this.kinds = grown(this.kinds, new Uint8Array(this.kinds.length * 2));
    this.starts = grown(this.starts, new Uint32Array(this.starts.length * 2));
    this.counts = grown(this.counts, new Uint32Array(this.counts.length * 2));
  }
}

function grown<List extends Uint8Array | Uint32Array>(from: List, to: List): List {
  to.set(from);
  return to;
}
