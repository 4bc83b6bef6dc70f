/** The items of two sequences without a counterpart in the other. */
export interface SequenceDiff {
  /** One value per item: 1 if the item has no counterpart in the other sequence. */
  readonly removed: Uint8Array;
  readonly added: Uint8Array;
}

/** With more edits than this in one range, a good split replaces the best one, which limits the time. */
const mostEdits = 2048;

/**
 * Compares two sequences with Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), in linear space, with a
 * limit on effort as in GNU diff. Equal numbers mean equal items.
 */
export function diffSequences(old: Int32Array, now: Int32Array): SequenceDiff {
  return new SequenceComparer(old, now).run();
}

/** A range of both sequences, each from a start to before an end. */
type Box = readonly [oldStart: number, oldEnd: number, newStart: number, newEnd: number];

class SequenceComparer {
  readonly #old: Int32Array;
  readonly #now: Int32Array;
  readonly #removed: Uint8Array;
  readonly #added: Uint8Array;
  /** The furthest old item reached on each diagonal, from the beginning and from the end. */
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #shift: number;

  constructor(old: Int32Array, now: Int32Array) {
    this.#old = old;
    this.#now = now;
    this.#removed = new Uint8Array(old.length);
    this.#added = new Uint8Array(now.length);
    this.#shift = now.length + 1;
    this.#forward = new Int32Array(old.length + now.length + 3);
    this.#backward = new Int32Array(old.length + now.length + 3);
  }

  run(): SequenceDiff {
    const todo: Box[] = [[0, this.#old.length, 0, this.#now.length]];
    for (let box = todo.pop(); box; box = todo.pop()) {
      const [oldStart, oldEnd, newStart, newEnd] = this.#trim(box);
      if (oldStart === oldEnd) this.#added.fill(1, newStart, newEnd);
      else if (newStart === newEnd) this.#removed.fill(1, oldStart, oldEnd);
      else {
        const [x, y] = this.#split([oldStart, oldEnd, newStart, newEnd]);
        todo.push([oldStart, x, newStart, y], [x, oldEnd, y, newEnd]);
      }
    }
    return { removed: this.#removed, added: this.#added };
  }

  #trim([oldStart, oldEnd, newStart, newEnd]: Box): Box {
    let [x, xEnd, y, yEnd] = [oldStart, oldEnd, newStart, newEnd];
    while (x < xEnd && y < yEnd && this.#old[x] === this.#now[y]) {
      x += 1;
      y += 1;
    }
    while (x < xEnd && y < yEnd && this.#old[xEnd - 1] === this.#now[yEnd - 1]) {
      xEnd -= 1;
      yEnd -= 1;
    }
    return [x, xEnd, y, yEnd];
  }

  /** Returns a point on the shortest path, or on a good one. */
  #split(box: Box): readonly [x: number, y: number] {
    const [oldStart, oldEnd, newStart, newEnd] = box;
    const range = { least: oldStart - newEnd, most: oldEnd - newStart };
    const front = { low: oldStart - newStart, high: oldStart - newStart };
    const back = { low: oldEnd - newEnd, high: oldEnd - newEnd };
    const isOdd = ((front.low - back.low) & 1) !== 0;
    this.#forward[front.low + this.#shift] = oldStart;
    this.#backward[back.low + this.#shift] = oldEnd;
    for (let edits = 1; ; edits += 1) {
      widen(front, range, this.#forward, this.#shift, -1);
      const ahead = this.#goForward(box, front, isOdd ? back : undefined);
      if (ahead) return ahead;
      widen(back, range, this.#backward, this.#shift, 0x7fffffff);
      const behind = this.#goBackward(box, back, isOdd ? undefined : front);
      if (behind) return behind;
      if (edits >= mostEdits) return this.#bestSoFar(box, front, back);
    }
  }

  #goForward(
    [, oldEnd, , newEnd]: Box,
    front: Diagonals,
    met?: Diagonals,
  ): readonly [number, number] | undefined {
    const [old, now, forward, shift] = [this.#old, this.#now, this.#forward, this.#shift];
    for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
      const below = forward[diagonal - 1 + shift] as number;
      const above = forward[diagonal + 1 + shift] as number;
      let x = below < above ? above : below + 1;
      let y = x - diagonal;
      while (x < oldEnd && y < newEnd && old[x] === now[y]) {
        x += 1;
        y += 1;
      }
      forward[diagonal + shift] = x;
      const isMet = met && met.low <= diagonal && diagonal <= met.high;
      if (isMet && (this.#backward[diagonal + shift] as number) <= x) return [x, y];
    }
    return undefined;
  }

  #goBackward(
    [oldStart, , newStart]: Box,
    back: Diagonals,
    met?: Diagonals,
  ): readonly [number, number] | undefined {
    const [old, now, backward, shift] = [this.#old, this.#now, this.#backward, this.#shift];
    for (let diagonal = back.high; diagonal >= back.low; diagonal -= 2) {
      const below = backward[diagonal - 1 + shift] as number;
      const above = backward[diagonal + 1 + shift] as number;
      let x = below < above ? below : above - 1;
      let y = x - diagonal;
      while (oldStart < x && newStart < y && old[x - 1] === now[y - 1]) {
        x -= 1;
        y -= 1;
      }
      backward[diagonal + shift] = x;
      const isMet = met && met.low <= diagonal && diagonal <= met.high;
      if (isMet && x <= (this.#forward[diagonal + shift] as number)) return [x, y];
    }
    return undefined;
  }

  /** Returns the furthest point reached from either end. */
  #bestSoFar(
    [oldStart, oldEnd, newStart, newEnd]: Box,
    front: Diagonals,
    back: Diagonals,
  ): readonly [number, number] {
    let [ahead, aheadX] = [-1, oldStart];
    for (let diagonal = front.high; diagonal >= front.low; diagonal -= 2) {
      let x = Math.min(this.#forward[diagonal + this.#shift] as number, oldEnd);
      if (x - diagonal > newEnd) x = newEnd + diagonal;
      if (x + x - diagonal > ahead) [ahead, aheadX] = [x + x - diagonal, x];
    }
    let [behind, behindX] = [Infinity, oldEnd];
    for (let diagonal = back.high; diagonal >= back.low; diagonal -= 2) {
      let x = Math.max(this.#backward[diagonal + this.#shift] as number, oldStart);
      if (x - diagonal < newStart) x = newStart + diagonal;
      if (x + x - diagonal < behind) [behind, behindX] = [x + x - diagonal, x];
    }
    const isAheadBetter = oldEnd + newEnd - behind < ahead - (oldStart + newStart);
    return isAheadBetter ? [aheadX, ahead - aheadX] : [behindX, behind - behindX];
  }
}

interface Diagonals {
  low: number;
  high: number;
}

/** Extends the range by one diagonal on both sides, within its limits. */
function widen(
  own: Diagonals,
  { least, most }: { readonly least: number; readonly most: number },
  reached: Int32Array,
  shift: number,
  unreached: number,
): void {
  if (own.low > least) {
    own.low -= 1;
    reached[own.low - 1 + shift] = unreached;
  } else own.low += 1;
  if (own.high < most) {
    own.high += 1;
    reached[own.high + 1 + shift] = unreached;
  } else own.high -= 1;
}
