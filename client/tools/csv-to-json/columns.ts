import { isCode } from '#core/csv/detection/cell-values.ts';
import { uniqueNames } from '#core/csv/writing/export-formats.ts';

/** The type of a column's cells. */
export type ColumnType = 'text' | 'number' | 'boolean';

/** The names of a table's columns. */
export interface NamedColumns {
  readonly names: readonly string[];
  /** Names that were made up for columns without one. */
  readonly given: readonly string[];
  /** Names that got a number because another column has the same name. */
  readonly numbered: readonly string[];
}

/** Names `count` columns by the header, which may lack names or repeat them. */
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

/** Digits that every reader of JSON keeps (IEEE 754 double precision). */
const keptDigits = 15;

/** Returns whether readers of JSON would find another number: one too large, too near to zero or with fewer digits. */
function changesAsNumber(cell: string): boolean {
  if (!jsonNumber.test(cell)) return false;
  const digits = cell.replace(/e.*$/i, '').replaceAll(/^-?0*\.?0*|\./g, '');
  const value = Number(cell);
  return (
    !Number.isFinite(value) ||
    (value === 0 && /[1-9]/.test(digits)) ||
    digits.replace(/(?<!0)0+$/, '').length > keptDigits
  );
}

/** Detects whether all cells of a column are numbers, or all booleans. */
export class TypeFinder {
  #cells = 0;
  #isNumber = true;
  #isFlag = true;
  /** The first cell that looks like a number but would change if read as one. */
  code: string | undefined;

  add(cell: string): void {
    if (cell === '') return;
    this.#cells += 1;
    if (this.#isFlag && !flagWord.test(cell)) this.#isFlag = false;
    if (!this.#isNumber && this.code !== undefined) return;
    const isLossy = isCode(cell.replace(/^[-+]/, '')) || changesAsNumber(cell);
    if (isLossy || !jsonNumber.test(cell)) this.#isNumber = false;
    if (this.code === undefined && isLossy && /^[-+]?\d/.test(cell)) this.code = cell;
  }

  /** The detected type; text for an empty column and in case of doubt. */
  get type(): ColumnType {
    if (this.#cells === 0) return 'text';
    if (this.#isFlag) return 'boolean';
    return this.#isNumber ? 'number' : 'text';
  }
}

/** Writes a cell as JSON. Numbers keep all their digits as written. */
export function writeCell(cell: string, type: ColumnType): string {
  if (type === 'number') return cell;
  return type === 'boolean' ? cell.toLowerCase() : JSON.stringify(cell);
}
