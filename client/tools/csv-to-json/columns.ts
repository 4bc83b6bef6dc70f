import { isCode } from '#core/csv/detection/cell-values.ts';
import { uniqueNames } from '#core/csv/writing/export-formats.ts';

/** How a column's cells are written. */
export type ColumnType = 'text' | 'number' | 'boolean';

/** The names of a table's columns. */
export interface NamedColumns {
  readonly names: readonly string[];
  /** Names that were given to columns without one. */
  readonly given: readonly string[];
  /** Names that got a number, as another column has the same. */
  readonly numbered: readonly string[];
}

/** Names for `count` columns by the header, which may lack some or have some twice. */
export function nameColumns(header: readonly string[], count: number, isTrimmed: boolean): NamedColumns {
  const given: string[] = [];
  const named = Array.from({ length: count }, (_, index) => {
    const name = header[index] ?? '';
    if (name.trim() !== '') return isTrimmed ? name.trim() : name;
    given.push(`Column ${index + 1}`);
    return `Column ${index + 1}`;
  });
  const names = uniqueNames(named);
  return { names, given, numbered: names.filter((name, index) => name !== named[index]) };
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const flagWord = /^(?:true|false|TRUE|FALSE|True|False)$/;

/** Finds whether all cells of a column are numbers, or all true and false. */
export class TypeFinder {
  #cells = 0;
  #isNumber = true;
  #isFlag = true;
  /** The first cell that looks like a number and would not stay what it is. */
  code: string | undefined;

  add(cell: string): void {
    if (cell === '') return;
    this.#cells += 1;
    if (this.#isFlag && !flagWord.test(cell)) this.#isFlag = false;
    if (!this.#isNumber && this.code !== undefined) return;
    const keeps = jsonNumber.test(cell) && !isCode(cell.replace(/^-/, '')) && cell.length <= 25;
    if (!keeps) this.#isNumber = false;
    if (this.code === undefined && /^[-+]?\d/.test(cell) && isCode(cell.replace(/^[-+]/, '')))
      this.code = cell;
  }

  /** Text where there is nothing, or anything that is not surely the one or the other. */
  get type(): ColumnType {
    if (this.#cells === 0) return 'text';
    if (this.#isFlag) return 'boolean';
    return this.#isNumber ? 'number' : 'text';
  }
}

/** A cell as JSON. Numbers are written as they stand, digit by digit. */
export function writeCell(cell: string, type: ColumnType): string {
  if (type === 'number') return cell;
  return type === 'boolean' ? cell.toLowerCase() : JSON.stringify(cell);
}
