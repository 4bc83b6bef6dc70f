/** Puts a blob of any size together from bytes that come piece by piece. */
export class BlobWriter {
  readonly #blobs: Blob[] = [];
  readonly #mostHeldBytes: number;
  #held: Uint8Array<ArrayBuffer>[] = [];
  #heldBytes = 0;

  /**
   * `mostHeldBytes` stand in memory before they are handed to the browser, which keeps blobs on its disk where they are
   * many. Each time costs a round to it.
   */
  constructor(mostHeldBytes = 128_000_000) {
    this.#mostHeldBytes = mostHeldBytes;
  }

  /** Takes `bytes`, which nobody may change from now on. */
  write(bytes: Uint8Array<ArrayBuffer>): void {
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    if (this.#heldBytes >= this.#mostHeldBytes) this.#handOver();
  }

  finish(): Blob {
    this.#handOver();
    const [only] = this.#blobs;
    return only && this.#blobs.length === 1 ? only : new Blob(this.#blobs);
  }

  #handOver(): void {
    if (this.#held.length > 0) this.#blobs.push(new Blob(this.#held));
    this.#held = [];
    this.#heldBytes = 0;
  }
}
