import { ToolInputError } from '#core/errors.ts';
import { toUnits } from '#core/finance/schedule.ts';
import { splitAmount } from '#core/money/split-amount.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import type { Entry } from './entries.ts';

const part = /^([^:=]+?)\s*(?:([:=])\s*(.+?)\s*(%?))?$/;

interface Part {
  readonly name: string;
  readonly kind: 'share' | 'percent' | 'amount';
  /** The size in millionths, or in the smallest currency unit for an amount. */
  readonly size: bigint;
}

/** Returns each person's share of a split expense, by key. Throws a ToolInputError with the row. */
export function sharesOf(
  { split, units, row }: Entry,
  digits: number,
  locale: string,
): ReadonlyMap<string, bigint> {
  const parts = split.split('+').map((text) => readPart(text.trim(), row, digits, locale));
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.size > 1) throw mistake(row, 'mixes shares, percentages and amounts.', 'Use one kind for all.');
  const sizes = sizesByPerson(parts);
  const sum = parts.reduce((total, { size }) => total + size, 0n);
  if (kinds.has('percent') && sum !== 100_000_000n) {
    throw mistake(
      row,
      `adds up to ${Number(sum) / 1e6}%.`,
      `${Number(100_000_000n - sum) / 1e6}% are missing to 100%.`,
    );
  }
  if (kinds.has('amount')) {
    if (sum === units) return sizes;
    const gap = Number(units - sum) / 10 ** digits;
    throw mistake(row, 'does not add up to the amount.', `The difference is ${gap}.`);
  }
  if (sum <= 0n) throw mistake(row, 'gives no one a share.', 'Name someone with a share above 0.');
  const shares = splitAmount(units, [...sizes.values()]);
  return new Map(Array.from(sizes.keys(), (key, index) => [key, shares[index] ?? 0n]));
}

/** Returns the key of a person; Ann and ann are the same. */
export function personKey(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();
}

/** Lists the names in a split. */
export function namesIn(split: string): readonly string[] {
  return split.split('+').flatMap((text) => part.exec(text.trim())?.[1] ?? []);
}

function readPart(text: string, row: number, digits: number, locale: string): Part {
  const [, name, mark, value, percent] = part.exec(text) ?? [];
  if (name === undefined)
    throw mistake(row, 'names no one in one part.', 'Write names with “+” between them.');
  if (mark === undefined || value === undefined) return { name, kind: 'share', size: 1_000_000n };
  const limits = mark === '=' ? { min: -1e13, max: 1e13 } : { min: 0, max: 1e6 };
  const size = readNumber(value, {
    label: `Row ${row}, share of ${name}`,
    field: 'entries',
    locale,
    ...limits,
  });
  if (mark === '=') return { name, kind: 'amount', size: toUnits(size, digits) };
  return { name, kind: percent === '%' ? 'percent' : 'share', size: toUnits(size, 6) };
}

/** Adds up the shares of a person who is named twice: Ann+Ann+Ben is Ann:2+Ben:1, to the cent. */
function sizesByPerson(parts: readonly Part[]): ReadonlyMap<string, bigint> {
  const sizes = new Map<string, bigint>();
  for (const { name, size } of parts) sizes.set(personKey(name), (sizes.get(personKey(name)) ?? 0n) + size);
  return sizes;
}

function mistake(row: number, what: string, hint: string): ToolInputError {
  return new ToolInputError(`Row ${row}: the split ${what}`, { field: 'entries', hint });
}
