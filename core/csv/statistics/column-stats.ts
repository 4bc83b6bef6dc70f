import { dateOf, type DecimalMark, isCode, numberOf } from '#core/csv/detection/cell-values.ts';
import type { LaidTable } from '#core/csv/reading/row-reading.ts';
import type { Work } from '#core/steps.ts';
import type { TableSource } from '#core/csv/reading/table-source.ts';

export type ColumnType = 'number' | 'date' | 'true or false' | 'text' | 'empty';

export interface ColumnStats {
  readonly type: ColumnType;
  readonly filled: number;
  readonly blank: number;
  readonly distinct: number;
  /** True if there are more distinct values than the counter holds. */
  readonly isDistinctCut: boolean;
  readonly most: readonly { readonly value: string; readonly count: number }[];
  readonly longest: number;
  /** Statistics of the numbers, if the column holds any. */
  readonly numbers:
    | { readonly min: number; readonly max: number; readonly sum: number; readonly mean: number }
    | undefined;
  readonly dates: { readonly min: string; readonly max: string } | undefined;
}

const maxDistinct = 200_000;
const mostShown = 5;

/** Computes statistics of a column, for the given `rows` or for all from `firstRow` on. */
export async function* statColumn(
  source: TableSource,
  column: number,
  { firstRow, mark, extend }: LaidTable,
  rows: Uint32Array | undefined,
): Work<ColumnStats> {
  const collector = new Collector(mark);
  const wanted = rows && maskOf(rows, source.rowCount);
  yield* source.scan(
    firstRow,
    (row, index) => {
      if (!wanted || wanted[index] === 1) collector.add(extend(row, index)[column] ?? '');
    },
    'Counting',
  );
  return collector.finish();
}

function maskOf(rows: Uint32Array, length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (const row of rows) mask[row] = 1;
  return mask;
}

class Collector {
  #filled = 0;
  #blank = 0;
  #longest = 0;
  #numberCount = 0;
  #codeCount = 0;
  #dateCount = 0;
  #flagCount = 0;
  #min = Infinity;
  #max = -Infinity;
  #sum = 0;
  #lost = 0;
  #earliest = { time: Infinity, text: '' };
  #latest = { time: -Infinity, text: '' };
  readonly #counts = new Map<string, number>();
  #isCut = false;
  readonly #mark: DecimalMark;

  constructor(mark: DecimalMark) {
    this.#mark = mark;
  }

  add(cell: string): void {
    if (cell.trim() === '') {
      this.#blank += 1;
      return;
    }
    this.#filled += 1;
    this.#longest = Math.max(this.#longest, cell.length);
    this.#count(cell);
    if (/^\s*(?:true|false|yes|no)\s*$/i.test(cell)) this.#flagCount += 1;
    const amount = numberOf(cell, this.#mark);
    if (amount !== undefined) this.#addNumber(cell, amount);
    else this.#addDate(cell);
  }

  #count(cell: string): void {
    const known = this.#counts.get(cell);
    if (known === undefined && this.#counts.size >= maxDistinct) this.#isCut = true;
    else this.#counts.set(cell, (known ?? 0) + 1);
  }

  #addNumber(cell: string, amount: number): void {
    this.#numberCount += 1;
    if (isCode(cell)) this.#codeCount += 1;
    this.#min = Math.min(this.#min, amount);
    this.#max = Math.max(this.#max, amount);
    // Neumaier summation: the rounding error of each addition is collected and added at the end.
    const next = this.#sum + amount;
    this.#lost +=
      Math.abs(this.#sum) >= Math.abs(amount) ? this.#sum - next + amount : amount - next + this.#sum;
    this.#sum = next;
  }

  #addDate(cell: string): void {
    const time = dateOf(cell);
    if (time === undefined) return;
    this.#dateCount += 1;
    if (time < this.#earliest.time) this.#earliest = { time, text: cell };
    if (time > this.#latest.time) this.#latest = { time, text: cell };
  }

  finish(): ColumnStats {
    const sum = this.#sum + this.#lost;
    const hasNumbers = this.#numberCount > 0;
    const most = [...this.#counts].sort(([, first], [, second]) => second - first).slice(0, mostShown);
    return {
      type: this.#type(),
      filled: this.#filled,
      blank: this.#blank,
      distinct: this.#counts.size,
      isDistinctCut: this.#isCut,
      most: most.map(([value, count]) => ({ value, count })),
      longest: this.#longest,
      numbers: hasNumbers
        ? { min: this.#min, max: this.#max, sum, mean: sum / this.#numberCount }
        : undefined,
      dates: this.#dateCount > 0 ? { min: this.#earliest.text, max: this.#latest.text } : undefined,
    };
  }

  #type(): ColumnType {
    if (this.#filled === 0) return 'empty';
    if (this.#flagCount === this.#filled) return 'true or false';
    if (this.#dateCount === this.#filled) return 'date';
    return this.#numberCount === this.#filled && this.#codeCount === 0 ? 'number' : 'text';
  }
}
