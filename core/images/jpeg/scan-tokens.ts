/** One scan before its codes are chosen: symbols and the raw bits between them. */
export interface ScanTokens {
  /** The symbol in bits 0 to 7, the number of raw bits in 8 to 11, those bits in 12 to 26. Bit 27 means no symbol. */
  readonly tokens: Int32Array;
  readonly count: number;
  readonly frequencies: Uint32Array;
  /** The number of raw bits, which are not part of a symbol's code. */
  readonly plainBits: number;
}

/** The bit of a token that has no symbol. */
export const noSymbol = 1 << 27;

/** Collects the tokens of a scan. */
export class TokenList {
  private tokens = new Int32Array(1 << 14);
  private count = 0;
  private plainBits = 0;
  private readonly frequencies = new Uint32Array(256);

  /** Adds a symbol and up to 15 raw bits after it. */
  add(symbol: number, bitCount: number, bits: number): void {
    this.frequencies[symbol] = (this.frequencies[symbol] ?? 0) + 1;
    this.push(symbol, bitCount, bits);
  }

  /** Adds one raw bit without a symbol. */
  addBit(bit: number): void {
    this.push(noSymbol, 1, bit);
  }

  finish(): ScanTokens {
    return {
      tokens: this.tokens,
      count: this.count,
      frequencies: this.frequencies,
      plainBits: this.plainBits,
    };
  }

  private push(symbol: number, bitCount: number, bits: number): void {
    if (this.count === this.tokens.length) {
      const larger = new Int32Array(this.tokens.length * 2);
      larger.set(this.tokens);
      this.tokens = larger;
    }
    this.tokens[this.count] = symbol | (bitCount << 8) | (bits << 12);
    this.count += 1;
    this.plainBits += bitCount;
  }
}
