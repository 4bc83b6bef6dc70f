/** Collects a text as bytes, so that it may be longer than any string. */
export class TextChunks {
  readonly #chunks: Blob[] = [];
  #pieces: string[] = [];
  #length = 0;

  push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > 1 << 20) this.#flush();
  }

  finish(): Blob {
    this.#flush();
    return new Blob(this.#chunks);
  }

  #flush(): void {
    this.#chunks.push(new Blob([this.#pieces.join('')]));
    this.#pieces = [];
    this.#length = 0;
  }
}
