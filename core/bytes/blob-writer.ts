/** Builds a blob of any size from chunks of bytes. */
export class BlobWriter {
  readonly #blobs: Blob[] = [];
  readonly #mostHeldBytes: number;
  #held: Uint8Array<ArrayBuffer>[] = [];
  #heldBytes = 0;

  /**
   * Keeps up to `mostHeldBytes` in memory before passing them to the browser, which stores large blobs on disk. Each
   * hand-over costs a round trip to the browser process.
   */
  constructor(mostHeldBytes = 128_000_000) {
    this.#mostHeldBytes = mostHeldBytes;
  }

  /** Adds `bytes`, which must not change afterwards. */
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
