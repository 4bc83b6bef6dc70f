import { ToolInputError } from '#core/errors.ts';
import type { RandomSource } from './source.ts';

/** Dice of one kind, or a constant. */
export interface DiceTerm {
  readonly sign: 1 | -1;
  /** The number of dice; 0 for a constant. */
  readonly dice: number;
  /** The lowest number on a die; the highest is `lowest + sides - 1`. */
  readonly lowest: number;
  readonly sides: number;
  /** How many of the highest or lowest dice count. */
  readonly kept: number;
  readonly keeps: 'highest' | 'lowest';
  readonly plain: number;
}

export interface RolledDie {
  readonly value: number;
  readonly isKept: boolean;
}

export interface Roll {
  readonly total: number;
  readonly terms: readonly { readonly term: DiceTerm; readonly dice: readonly RolledDie[] }[];
}

const maxDice = 1000;
const maxSides = 1_000_000;
const maxPlain = 1_000_000_000;
const grammar =
  /(?<sign>[+−-]?)(?:(?<count>\d*)d(?<sides>\d+|%|f)(?:(?<pick>kh|kl|dh|dl|k)(?<picked>\d*))?|(?<plain>\d+))/iy;
const hint = 'Such as 3d6+2, d20, 4d6kh3 (the highest three count), 2d10dl1 (without the lowest), d% or 4dF.';

/** Reads dice notation. Throws a ToolInputError with the position of an error. */
export function readDice(text: string): DiceTerm[] {
  const written = text.replace(/\s+/g, '');
  if (written === '') throw new ToolInputError('Enter the dice to roll.', { field: 'dice', hint });
  const terms: DiceTerm[] = [];
  grammar.lastIndex = 0;
  while (grammar.lastIndex < written.length) {
    const at = grammar.lastIndex;
    const groups = grammar.exec(written)?.groups;
    if (!groups || (terms.length > 0 && groups.sign === '')) {
      throw new ToolInputError(`“${written.slice(at, at + 20)}” is not understood.`, { field: 'dice', hint });
    }
    terms.push(makeTerm(groups));
  }
  if (terms.reduce((sum, { dice }) => sum + dice, 0) > maxDice) {
    throw new ToolInputError(`These are more than ${maxDice} dice.`, {
      field: 'dice',
      hint: 'Roll fewer dice, several times.',
    });
  }
  return terms;
}

function makeTerm({
  sign,
  count,
  sides,
  pick,
  picked,
  plain,
}: Readonly<Record<string, string | undefined>>): DiceTerm {
  const common = { sign: sign === '-' || sign === '−' ? -1 : 1 } as const;
  if (sides === undefined) {
    const value = readLimited(plain, 0, 0, maxPlain, 'numbers');
    return { ...common, dice: 0, lowest: 0, sides: 0, kept: 0, keeps: 'highest', plain: value };
  }
  const dice = readLimited(count, 1, 1, maxDice, 'dice');
  const isFate = sides.toLowerCase() === 'f';
  const sideCount = isFate ? 3 : sides === '%' ? 100 : readLimited(sides, 1, 1, maxSides, 'sides');
  const mode = pick?.toLowerCase();
  const chosen = mode === undefined ? dice : readLimited(picked, 1, 0, dice, 'dice to count');
  const isDropping = mode?.startsWith('d') ?? false;
  return {
    ...common,
    dice,
    lowest: isFate ? -1 : 1,
    sides: sideCount,
    kept: isDropping ? dice - chosen : chosen,
    keeps: mode === 'kl' || mode === 'dh' ? 'lowest' : 'highest',
    plain: 0,
  };
}

function readLimited(
  digits: string | undefined,
  missing: number,
  min: number,
  max: number,
  what: string,
): number {
  const value = digits === undefined || digits === '' ? missing : Number(digits);
  if (value >= min && value <= max) return value;
  throw new ToolInputError(`${digits ?? ''} ${what}: from ${min} to ${max} are possible.`, {
    field: 'dice',
    hint,
  });
}

/** Rolls all dice, and adds up those that count. */
export function rollDice(terms: readonly DiceTerm[], { below }: RandomSource): Roll {
  let total = 0;
  const rolled = terms.map((term) => {
    const values = Array.from({ length: term.dice }, () => term.lowest + below(term.sides));
    const dice = markKept(values, term);
    const sum = dice.reduce((all, { value, isKept }) => all + (isKept ? value : 0), term.plain);
    total += term.sign * sum;
    return { term, dice };
  });
  return { total, terms: rolled };
}

function markKept(values: readonly number[], { kept, keeps }: DiceTerm): RolledDie[] {
  if (kept === values.length) return values.map((value) => ({ value, isKept: true }));
  const direction = keeps === 'highest' ? -1 : 1;
  const order = values
    .map((_, index) => index)
    .sort((a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)));
  const winners = new Set(order.slice(0, kept));
  return values.map((value, index) => ({ value, isKept: winners.has(index) }));
}

/** Describes a roll, such as `14 = 3 + 4 + 5 + 2`; dice that do not count are in brackets. */
export function describeRoll({ total, terms }: Roll): string {
  const parts = terms.flatMap(({ term, dice }) => {
    const operator = term.sign < 0 ? '-' : '+';
    if (term.dice === 0) return [{ operator, text: String(term.plain) }];
    return dice.map(({ value, isKept }) => ({ operator, text: isKept ? signed(value) : `[${value}]` }));
  });
  const sum = parts.map(({ operator, text }, index) => {
    if (index > 0) return ` ${operator} ${text}`;
    return operator === '-' ? `-${text}` : text;
  });
  return `${total} = ${sum.join('')}`;
}

function signed(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}
