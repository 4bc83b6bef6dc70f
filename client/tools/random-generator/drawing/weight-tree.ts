/** Changing weights with fast sums (Fenwick 1994); finds the weight for a drawn number in logarithmic time. */
export class WeightTree {
  readonly #sums: bigint[];
  readonly #weights: bigint[];
  readonly #top: number;
  total = 0n;

  constructor(weights: readonly bigint[]) {
    this.#weights = [...weights];
    this.#sums = [0n, ...weights];
    this.#top = 2 ** Math.floor(Math.log2(Math.max(1, weights.length)));
    for (let node = 1; node < this.#sums.length; node += 1) {
      const parent = node + (node & -node);
      if (parent < this.#sums.length) this.#add(parent, this.#sums[node] ?? 0n);
    }
    for (const weight of weights) this.total += weight;
  }

  /** Returns the index of the weight for a number from 0 to `total` - 1. */
  find(drawn: bigint): number {
    let node = 0;
    let rest = drawn;
    for (let step = this.#top; step >= 1; step /= 2) {
      const sum = this.#sums[node + step];
      if (sum !== undefined && sum <= rest) {
        node += step;
        rest -= sum;
      }
    }
    return node;
  }

  /** Sets a weight to 0. */
  remove(index: number): void {
    const weight = this.#weights[index] ?? 0n;
    this.#weights[index] = 0n;
    this.total -= weight;
    for (let node = index + 1; node < this.#sums.length; node += node & -node) this.#add(node, -weight);
  }

  #add(node: number, weight: bigint): void {
    this.#sums[node] = (this.#sums[node] ?? 0n) + weight;
  }
}
