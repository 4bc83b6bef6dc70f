import { plainAmount } from './row-amounts.ts';

/** A single mark before exactly three digits may be either one. */
const unclear = /^[1-9]\d{0,2}[.,]\d{3}$/;

export interface NumberMarks {
  /** A language that writes amounts as the file does; undefined if no amount says so. */
  readonly locale: string | undefined;
  /** The first amount that can be read in two ways, if no other one decides it or if they contradict each other. */
  readonly unclear: string | undefined;
}

/** Detects whether the amounts of a file have a decimal point or a decimal comma. */
export function numberMarksOf(cells: readonly string[], sign: string): NumberMarks {
  const numbers = cells.flatMap(
    (cell) =>
      /\d(?:[\d.,'’\s]*\d)?/.exec(plainAmount(cell.slice(0, 40), sign))?.[0].replaceAll(/['’\s]/g, '') ?? [],
  );
  const decimals = new Set(numbers.map(decimalOf).filter((mark) => mark !== ''));
  const open = numbers.find((number) => unclear.test(number));
  const [decimal] = decimals;
  if (decimals.size !== 1) return { locale: undefined, unclear: open };
  return { locale: decimal === ',' ? 'de' : 'en', unclear: undefined };
}

/** Returns the decimal mark of a number; nothing if it has none or may have none. */
function decimalOf(number: string): string {
  if (unclear.test(number)) return '';
  const [last = ''] = /[.,](?=\d*$)/.exec(number) ?? [];
  if (last === '' || number.indexOf(last) === number.lastIndexOf(last)) return last;
  return last === ',' ? '.' : ',';
}
