import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';

export type ListForm = 'line' | 'comma' | 'space' | 'json';

const between = { line: '\n', comma: ', ', space: ' ', json: ',\n' } as const;
const wordsAPiece = 20_000;

/** Writes results one after the other, numbers in JSON without quotes; many results become a blob. */
export function writeResults(results: readonly string[], form: ListForm, isNumber: boolean): string | Blob {
  const write =
    form === 'json' && !isNumber ? (text: string) => JSON.stringify(text) : (text: string) => text;
  const pieces: string[] = [];
  for (let start = 0; start < results.length; start += wordsAPiece) {
    const piece = results
      .slice(start, start + wordsAPiece)
      .map(write)
      .join(between[form]);
    pieces.push(start === 0 ? piece : between[form] + piece);
  }
  const all = form === 'json' ? ['[\n', ...pieces, '\n]\n'] : pieces;
  return results.length <= wordsAPiece ? all.join('') : new Blob(all);
}

/** Returns statistics of several numbers; a single number stays as it is. */
export function figuresOfNumbers(units: readonly bigint[], places: number): Figure[] {
  const [first = 0n] = units;
  if (units.length === 1) return [{ label: 'Result', value: writeUnits(first, places) }];
  let [lowest, highest, sum] = [first, first, 0n];
  for (const value of units) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
    sum += value;
  }
  return [
    { label: 'Lowest', value: writeUnits(lowest, places) },
    { label: 'Highest', value: writeUnits(highest, places) },
    { label: 'Sum', value: writeUnits(sum, places) },
    { label: 'Average', value: averageOf(sum, BigInt(units.length), places) },
  ];
}

/** Computes the average with two more decimals than the numbers, rounded to the nearest. */
function averageOf(sum: bigint, count: bigint, places: number): string {
  const scaled = sum * 100n;
  const half = scaled < 0n ? -count / 2n : count / 2n;
  return writeUnits((scaled + half) / count, places + 2);
}

/** Returns how often each result occurred, as a count and a percentage. */
export function figuresOfShares(counts: Readonly<Record<string, number>>): Figure[] {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.entries(counts).map(([label, count]) => ({
    label,
    value: `${writeNumber(count)} (${writeNumber(Math.round((1000 * count) / all) / 10)}%)`,
  }));
}
