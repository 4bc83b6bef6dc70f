import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { type Currency, currencies, isOfOtherCurrency } from './currencies.ts';
import { writeCardinal, writeDigits, writeOrdinal } from './english.ts';
import { LineFault, readLine } from './read-line.ts';
import type { PlainNumber } from './reading.ts';
import { maxOverlined, maxPlain, writeRoman } from './roman.ts';
import type { NumberWordsOptions } from './schema.ts';

const maxNotes = 20;

/**
 * Converts the number of each line. A line that is not a number stays, with a note. Throws a ToolInputError with the
 * place of the first one if none is.
 */
export function convertLines(
  text: string,
  options: NumberWordsOptions,
): { readonly text: string; readonly notes: readonly Note[] } {
  const places = new PlaceFinder(text);
  const notes: Note[] = [];
  const faults: ToolInputError[] = [];
  let [unusual, count] = [0, 0];
  const others: number[] = [];
  const converted = text.replaceAll(/[^\r\n]+/g, (line, offset: number) => {
    if (line.trim() === '') return line;
    try {
      const { number, usual } = readLine(line);
      if (usual !== undefined) {
        unusual += 1;
        const sentence = `${line.trim()} is usually written ${usual}.`;
        if (unusual <= maxNotes) notes.push(inform(sentence, undefined, places.find(offset)));
      }
      const written = writeLine(number, options);
      count += 1;
      if (/^(?:amount|check)$/.test(options.to) && isOfOtherCurrency(line, options.currency))
        others.push(offset);
      return written;
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      const place = places.find(offset + error.offset);
      faults.push(new ToolInputError(error.message, { ...place, hint: error.hint }));
      return line;
    }
  });
  if (count === 0 && faults[0]) throw faults[0];
  if (unusual > maxNotes) {
    notes.push(inform(`${formatCount(unusual - maxNotes, 'more numeral')} like these.`));
  }
  if (others[0] !== undefined) {
    const sentence = `${formatCount(others.length, 'amount is', 'amounts are')} in another currency, and written in ${options.currency}.`;
    notes.push(warn(sentence, 'Choose its currency under “Currency”.', places.find(others[0])));
  }
  return { text: converted, notes: [...describeFaults(faults), ...notes] };
}

function describeFaults(faults: readonly ToolInputError[]): Note[] {
  const notes = faults.slice(0, maxNotes).map(({ message, details: { hint, ...place } }): Note => ({
    severity: 'error',
    sentence: `${message} The line stays as it is.`,
    hint,
    place,
  }));
  if (faults.length <= maxNotes) return notes;
  const rest = faults.length - maxNotes;
  const sentence = formatCount(rest, 'more line is not a number', 'more lines are not numbers');
  return [...notes, { severity: 'error', sentence: `${sentence}: kept unchanged.` }];
}

function writeLine(number: PlainNumber, options: NumberWordsOptions): string {
  const { isNegative, digits, fraction } = number;
  const sign = isNegative ? 'minus ' : '';
  switch (options.to) {
    case 'number':
      return `${isNegative ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
    case 'words': {
      const decimals = fraction === '' ? '' : ` point ${writeDigits(fraction)}`;
      return inCase(sign + writeCardinal(BigInt(digits), options) + decimals, options);
    }
    case 'amount':
    case 'check':
      return inCase(sign + writeAmount(number, options), options);
    case 'ordinals':
      return inCase(writeOrdinal(wholeOf(number, 'An ordinal'), options), options);
    case 'suffixes': {
      const value = wholeOf(number, 'An ordinal');
      return `${writeNumber(value)}${suffixOf(value)}`;
    }
    case 'roman':
      return romanOf(number, options);
  }
}

function wholeOf({ isNegative, digits, fraction }: PlainNumber, what: string): bigint {
  if (!isNegative && /^0*$/.test(fraction)) return BigInt(digits);
  throw new LineFault(`${what} is a whole number without a sign.`, 'Remove the sign or the decimals.');
}

function suffixOf(value: bigint): string {
  const tens = value % 100n;
  if (tens >= 11n && tens <= 13n) return 'th';
  return ['th', 'st', 'nd', 'rd'][Number(value % 10n)] ?? 'th';
}

function romanOf(number: PlainNumber, { isOverlined }: NumberWordsOptions): string {
  const value = wholeOf(number, 'A Roman numeral');
  const most = isOverlined ? maxOverlined : maxPlain;
  if (value >= 1n && value <= BigInt(most)) return writeRoman(Number(value));
  const hint =
    value > 0n && value <= BigInt(maxOverlined)
      ? 'Turn on “Overlines above 3,999”.'
      : `Use a number from 1 to ${writeNumber(most)}.`;
  throw new LineFault(`${writeNumber(value)} has no Roman numeral.`, hint);
}

function writeAmount(number: PlainNumber, options: NumberWordsOptions): string {
  const { units, parts, digits }: Currency = currencies[options.currency];
  const fraction = number.fraction.replace(/0+$/, '');
  if (fraction.length > digits) {
    const hint =
      digits === 0 ? 'Remove the decimals.' : `Round the amount to ${formatCount(digits, 'decimal')}.`;
    throw new LineFault(`${options.currency} has ${digits === 0 ? 'no' : String(digits)} decimals.`, hint);
  }
  const whole = BigInt(number.digits);
  const unit = whole === 1n ? units[0] : units[1];
  const words = writeCardinal(whole, options);
  if (!parts) return `${words} ${unit}`;
  const padded = fraction.padEnd(digits, '0');
  if (options.to === 'check') return `${words} and ${padded}/1${'0'.repeat(digits)} ${units[1]}`;
  const count = BigInt(padded);
  if (count === 0n) return `${words} ${unit}`;
  const part = `${writeCardinal(count, options)} ${count === 1n ? parts[0] : parts[1]}`;
  return whole === 0n ? part : `${words} ${unit} and ${part}`;
}

function inCase(words: string, { letters }: Pick<NumberWordsOptions, 'letters'>): string {
  switch (letters) {
    case 'lower':
      return words;
    case 'sentence':
      return words.charAt(0).toUpperCase() + words.slice(1);
    case 'title':
      return words.replaceAll(/(?<![\p{L}])(?!and\b)\p{L}/gu, (letter) => letter.toUpperCase());
    case 'upper':
      return words.toUpperCase();
  }
}
