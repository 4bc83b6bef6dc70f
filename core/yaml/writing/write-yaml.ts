import { ToolInputError } from '#core/errors.ts';
import {
  COLON,
  COMMA,
  LEFT_BRACE,
  LEFT_BRACKET,
  RIGHT_BRACE,
  RIGHT_BRACKET,
} from '#core/json/bytes/byte-codes.ts';
import { BLOCK_COMMENT, END, EXOTIC_SPACE, Lexer, LINE_COMMENT } from '#core/json/reading/lexer.ts';
import { decodeToken, sliceText } from '#core/json/reading/string-token.ts';
import { strictToken } from '#core/json/writing/strict-token.ts';
import {
  blockHead,
  isBlockForm,
  maxSimpleKey,
  type ScalarStyle,
  writeNumber,
  writeText,
} from './scalar-text.ts';
import { CommentLines } from './comment-lines.ts';
import { TextChunks } from '#core/text/writing/text-chunks.ts';

export interface WriteYamlOptions extends ScalarStyle {
  /** Spaces per level of mappings. */
  readonly indent: number;
  /** Indents the items of a list under its key. */
  readonly indentsLists: boolean;
  /** Writes multiline texts as blocks. */
  readonly hasBlocks: boolean;
}

/** The output, with the facts for notes. */
export interface WrittenYaml {
  readonly blob: Blob;
  readonly commentCount: number;
  /** How many numbers needed a different notation. */
  readonly numberCount: number;
}

const maxDepth = 500;

/** The position of a value: after a key, after the dash of an item, or at the beginning of a document. */
type Slot = 'key' | 'item' | 'root';

/**
 * Writes valid JSON, JSONC, strict JSON5 values or JSON Lines as YAML, token by token. Numbers keep their digits,
 * and comments stay. `skipped` contains the byte offsets of keys to leave out with their members.
 */
export function writeYaml(
  bytes: Uint8Array,
  options: WriteYamlOptions,
  skipped: ReadonlySet<number>,
): WrittenYaml {
  return new YamlWriter(bytes, options, skipped).run();
}

class YamlWriter {
  readonly #lexer: Lexer;
  readonly #bytes: Uint8Array;
  readonly #options: WriteYamlOptions;
  readonly #skipped: ReadonlySet<number>;
  readonly #out = new TextChunks();
  readonly #comments = new CommentLines();
  #numberCount = 0;
  #kind = END;

  constructor(bytes: Uint8Array, options: WriteYamlOptions, skipped: ReadonlySet<number>) {
    this.#bytes = bytes;
    this.#lexer = new Lexer(bytes);
    this.#options = options;
    this.#skipped = skipped;
  }

  run(): WrittenYaml {
    this.#next();
    for (let count = 0; this.#kind !== END; count += 1) {
      if (count > 0) this.#out.push('---\n');
      this.#flushComments(0);
      this.#writeValue('root', 0, 0);
      if (this.#kind === COMMA) this.#next();
    }
    this.#flushComments(0);
    return { blob: this.#out.finish(), commentCount: this.#comments.count, numberCount: this.#numberCount };
  }

  /** Reads the next token that is not a comment; comments before it wait for a line of their own. */
  #next(): void {
    for (;;) {
      this.#kind = this.#lexer.next();
      if (this.#kind === LINE_COMMENT || this.#kind === BLOCK_COMMENT) {
        const { start, end } = this.#lexer;
        this.#comments.add(sliceText(this.#bytes, start, end));
      } else if (this.#kind !== EXOTIC_SPACE) return;
    }
  }

  #flushComments(column: number): void {
    for (const line of this.#comments.take()) this.#out.push(`${' '.repeat(column)}${line}\n`);
  }

  /** Writes the value that begins with the current token, with its line end, and reads the token after it. */
  #writeValue(slot: Slot, column: number, depth: number): void {
    if (depth > maxDepth) {
      throw new ToolInputError(`This is nested more than ${maxDepth} levels deep.`, {
        hint: 'No program reads such YAML safely.',
      });
    }
    if (this.#kind === LEFT_BRACE) this.#writeMembers(slot, column, depth);
    else if (this.#kind === LEFT_BRACKET) this.#writeItems(slot, column, depth);
    else this.#writeScalar(slot, column);
  }

  #writeScalar(slot: Slot, column: number): void {
    const { start, end } = this.#lexer;
    const first = this.#bytes[start];
    const lead = slot === 'key' ? ' ' : '';
    if (first !== 0x22 && first !== 0x27) this.#out.push(`${lead}${this.#word(start, end)}\n`);
    else {
      const text = decodeToken(this.#bytes, start, end);
      if (this.#options.hasBlocks && isBlockForm(text))
        this.#writeBlock(lead, text, slot === 'root' ? 2 : column);
      else this.#out.push(`${lead}${writeText(text, this.#options)}\n`);
    }
    this.#next();
  }

  #word(start: number, end: number): string {
    const strict = strictToken(this.#bytes, start, end, 0, false);
    const word = sliceText(this.#bytes, start, end);
    const special = /^([-+]?)(?:Infinity|(NaN))$/.exec(word);
    if (special) return special[2] === undefined ? `${special[1] === '-' ? '-' : ''}.inf` : '.nan';
    const written = writeNumber(strict ? new TextDecoder().decode(strict) : word, this.#options);
    if (written !== word) this.#numberCount += 1;
    return written;
  }

  #writeBlock(lead: string, text: string, column: number): void {
    const pad = ' '.repeat(column);
    const body = text.replace(/\n$/, '').replaceAll(/^(?=.)/gm, pad);
    this.#out.push(`${lead}${blockHead(text)}\n${body}\n`);
  }

  #writeMembers(slot: Slot, column: number, depth: number): void {
    this.#next();
    let isFirst = true;
    while (this.#kind !== RIGHT_BRACE && this.#kind !== END) {
      if (this.#skipped.has(this.#lexer.start)) {
        this.#skipMember();
        continue;
      }
      this.#begin(slot, column, isFirst);
      isFirst = false;
      const key = writeText(decodeToken(this.#bytes, this.#lexer.start, this.#lexer.end), this.#options);
      this.#out.push(key.length > maxSimpleKey ? `? ${key}\n${' '.repeat(column)}:` : `${key}:`);
      this.#next();
      if (this.#kind === COLON) this.#next();
      this.#writeValue('key', column + this.#options.indent, depth + 1);
      if (this.#kind === (COMMA as number)) this.#next();
    }
    if (isFirst) this.#out.push(slot === 'key' ? ' {}\n' : '{}\n');
    else this.#flushComments(column);
    this.#next();
  }

  #writeItems(slot: Slot, column: number, depth: number): void {
    const own = slot === 'key' && !this.#options.indentsLists ? column - this.#options.indent : column;
    this.#next();
    let isFirst = true;
    while (this.#kind !== RIGHT_BRACKET && this.#kind !== END) {
      this.#begin(slot, own, isFirst);
      isFirst = false;
      this.#out.push('- ');
      this.#writeValue('item', own + 2, depth + 1);
      if (this.#kind === COMMA) this.#next();
    }
    if (isFirst) this.#out.push(slot === 'key' ? ' []\n' : '[]\n');
    else this.#flushComments(own);
    this.#next();
  }

  /**
   * Indents to the column of a member or an item. The first one within a list item follows its dash on the same line.
   */
  #begin(slot: Slot, column: number, isFirst: boolean): void {
    if (isFirst && slot === 'key') this.#out.push('\n');
    if (isFirst && slot === 'item') return;
    this.#flushComments(column);
    this.#out.push(' '.repeat(column));
  }

  #skipMember(): void {
    let depth = 0;
    do {
      this.#next();
      if (this.#kind === LEFT_BRACE || this.#kind === LEFT_BRACKET) depth += 1;
      else if (this.#kind === RIGHT_BRACE || this.#kind === RIGHT_BRACKET) depth -= 1;
    } while (this.#kind !== END && !(depth === 0 && this.#kind === COMMA) && depth >= 0);
    if (this.#kind === COMMA) this.#next();
  }
}
