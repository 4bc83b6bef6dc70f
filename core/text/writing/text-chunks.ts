/** Few pieces at once die young; many are moved about by the garbage collector, which takes half of the time. */
const pieceLength = 1 << 16;
const piecesInChunk = 16;

/** Collects a text as bytes, so that it may be longer than any string. */
export class TextChunks {
  readonly #chunks: Blob[] = [];
  #texts: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > pieceLength) this.#join();
  }

  finish(): Blob {
    this.#join();
    return new Blob([...this.#chunks, ...this.#texts]);
  }

  #join(): void {
    this.#texts.push(this.#pieces.join(''));
    this.#pieces = [];
    this.#length = 0;
    if (this.#texts.length < piecesInChunk) return;
    this.#chunks.push(new Blob(this.#texts));
    this.#texts = [];
  }
}
