/** A growing list of unsigned 32-bit numbers. It takes 4 bytes for each; a JavaScript array takes 8 to 16. */
export class Uint32List {
  length = 0;
  private items: Uint32Array;

  constructor(capacity = 64) {
    this.items = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.items.length) {
      const grown = new Uint32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length] = value;
    this.length += 1;
  }

  /** Removes and returns the last number; 0 if there is none. */
  pop(): number {
    if (this.length === 0) return 0;
    this.length -= 1;
    return this.items[this.length] as number;
  }

  get(index: number): number {
    return this.items[index] as number;
  }

  set(index: number, value: number): void {
    this.items[index] = value;
  }
}
