import { type CellPath, writePath } from '#core/csv/paths/cell-path.ts';
import { LEFT_BRACE, LEFT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import { type Child, type ChildWalk, nextToken } from '#core/json/reading/child-walk.ts';
import { END, Lexer } from '#core/json/reading/lexer.ts';
import { decodeToken, sliceText } from '#core/json/reading/string-token.ts';
import type { ConversionOptions } from './options.ts';
import { PathNode } from './path-node.ts';

/** Deeper values are written as JSON. */
const maxDepth = 60;

/** Counts of values that a table cannot represent. */
export interface FlattenCounts {
  nulls: number;
  /** Empty texts, which look like null if null is written as an empty cell. */
  blanks: number;
  joined: number;
  /** Empty lists and objects, if other rows have columns for their content. */
  hollow: number;
}

/** Called for each cell of a row: its path, its text, and whether it is an empty list or object. */
export type TakeCell = (column: PathNode, cell: string, isEmpty: boolean) => void;

/** Splits rows into cells. */
export class Flattener {
  readonly counts: FlattenCounts = { nulls: 0, blanks: 0, joined: 0, hollow: 0 };
  readonly #bytes: Uint8Array;
  readonly #walk: ChildWalk;
  readonly #options: ConversionOptions;
  readonly #root = new PathNode();

  constructor(bytes: Uint8Array, walk: ChildWalk, options: ConversionOptions) {
    this.#bytes = bytes;
    this.#walk = walk;
    this.#options = options;
  }

  /** Emits the cells of a row: an object by its keys, a list by its indexes, anything else as `value`. */
  flatten(row: Child, take: TakeCell): void {
    const first = this.#bytes[row.start];
    if (first !== LEFT_BRACE && first !== LEFT_BRACKET) this.#takeValue(row, this.#root.child('value'), take);
    else this.#takeChildren(row, this.#root, take);
  }

  #takeChildren({ start }: Child, parent: PathNode, take: TakeCell): void {
    for (const child of this.#walk.children(start)) {
      const { index, keyStart, keyEnd } = child;
      const column =
        keyStart < 0 ? parent.child(index) : parent.childByKey(this.#bytes, index, keyStart, keyEnd);
      this.#takeValue(child, column, take);
    }
  }

  #takeValue(value: Child, column: PathNode, take: TakeCell): void {
    const first = this.#bytes[value.start];
    const policy =
      first === LEFT_BRACE ? this.#options.objects : first === LEFT_BRACKET ? this.#options.lists : undefined;
    if (policy === undefined) take(column, this.#scalar(value), false);
    else if (policy === 'columns' && column.path.length < maxDepth && !this.#isEmpty(value)) {
      this.#takeChildren(value, column, take);
    } else if (policy === 'join') take(column, this.#join(value), false);
    else take(column, this.#json(value), policy === 'columns' && this.#isEmpty(value));
  }

  #isEmpty({ start }: Child): boolean {
    const { done } = this.#walk.children(start).next();
    return done === true;
  }

  #scalar({ start, end }: Child): string {
    const word = decodeToken(this.#bytes, start, end);
    if (word === '' && end > start) this.counts.blanks += 1;
    if (word !== 'null' || this.#bytes[start] !== 0x6e) return word;
    this.counts.nulls += 1;
    return this.#options.nullAs;
  }

  /** Joins the items with semicolons, unless they could not be split again. */
  #join(list: Child): string {
    const items: string[] = [];
    for (const item of this.#walk.children(list.start)) {
      const first = this.#bytes[item.start];
      const text = decodeToken(this.#bytes, item.start, item.end);
      if (first === LEFT_BRACE || first === LEFT_BRACKET || text.includes(';')) return this.#json(list);
      items.push(text);
    }
    this.counts.joined += 1;
    return items.join('; ');
  }

  /** Returns the JSON as written, without whitespace between tokens. */
  #json({ start, end }: Child): string {
    const lexer = new Lexer(this.#bytes, start, end);
    let json = '';
    while (nextToken(lexer) !== END) json += sliceText(this.#bytes, lexer.start, lexer.end);
    return json;
  }
}

/** Returns the name of a column. Without nesting, keys are used unchanged. */
export function columnName(path: CellPath, isNested: boolean): string {
  const [only] = path;
  return isNested || path.length !== 1 || typeof only !== 'string' ? writePath(path) : only;
}
