import type { Outline } from './outline.ts';

/** Finds the end and the number of children of a large container by its start offset. */
export class ContainerIndex {
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly counts: Uint32Array;

  constructor({ spans }: Outline) {
    const length = spans.length / 3;
    // Spans are in the order of their ends, so children come before their parents.
    const order = Uint32Array.from({ length }, (_, index) => index);
    order.sort((a, b) => spans.get(a * 3) - spans.get(b * 3));
    this.starts = order.map((index) => spans.get(index * 3));
    this.ends = order.map((index) => spans.get(index * 3 + 1));
    this.counts = order.map((index) => spans.get(index * 3 + 2));
  }

  /** Returns the container's position in this index, or -1 if it is too small or too deep. */
  find(start: number): number {
    const { starts } = this;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] as number) < start) low = middle + 1;
      else high = middle;
    }
    return starts[low] === start ? low : -1;
  }

  endAt(place: number): number {
    return this.ends[place] as number;
  }

  countAt(place: number): number {
    return this.counts[place] as number;
  }
}
