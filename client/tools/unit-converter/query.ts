import { toError, ToolInputError } from '#core/errors.ts';
import { withoutDirections } from '#core/numbers/locale-marks.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { convertExactly } from './logic.ts';
import { normalizeQuery, splitSides } from './query-words.ts';
import { findUnits, type Place } from './units/find-units.ts';
import type { Unit, UnitCategory } from './units/unit.ts';
import { unitCategories } from './units/units.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The meaning of a typed conversion such as `5'11" in cm`. */
export interface UnitQuery {
  readonly category: UnitCategory;
  /** The value in the unit `from`, which is that of the first amount. */
  readonly value: Rational;
  readonly from: Unit;
  /** The target unit; undefined if the text names none. */
  readonly to: Unit | undefined;
}

/** An amount with its sign, and all possible units after it. */
interface Amount {
  readonly value: Rational;
  readonly places: readonly Place[];
}

const maxQueryLength = 200;
const maxTargetWords = 3;
/** The unit of a number without a unit after an amount with one: `5'11`, `1h30`. */
const impliedUnits: Readonly<Record<string, string>> = { ft: 'in', h: 'min' };
/** Matches the text between two amounts. A word counts only if a number follows. */
const joint = /^\s*(?:,\s+|&\s*|and\s+(?=[\d.½]))?(?<sign>[-+\u2212](?=\s))?\s*/iu;

/**
 * Reads a conversion in common notations: `12 ft in m`, `1,5 kg`, `5'11" to cm`, `3 lb 4 oz in kg`, `how many feet in a
 * mile`. Amounts in several units of one category add up. Throws a ToolInputError with the part that is not understood.
 */
export function parseUnitQuery(text: string, locale: string): UnitQuery {
  try {
    return parseSides(text, locale);
  } catch (error) {
    const written = withTargetWord(text, locale);
    if (written === undefined) throw error;
    return parseSides(written, locale);
  }
}

/** Writes `10kg lbs` as `10kg in lbs`, if its last words are a unit; undefined otherwise. */
function withTargetWord(text: string, locale: string): string | undefined {
  const words = text.trim().replace(/\?$/, '').split(/\s+/);
  if (words.length > maxTargetWords + 3 || !/\d/.test(words[0] ?? '')) return undefined;
  for (let count = Math.min(maxTargetWords, words.length - 1); count > 0; count--) {
    const [source, target] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (/^(?:in|to|into|as|=|→|->)$/.test(words.at(-count - 1) ?? '') || findUnits(target).length === 0)
      continue;
    const written = `${source} in ${target}`;
    try {
      parseSides(written, locale);
      return written;
    } catch {
      // A shorter target may do.
    }
  }
  return undefined;
}

function parseSides(text: string, locale: string): UnitQuery {
  if (text.length > maxQueryLength) throw misunderstood('The text is too long for a conversion.', 0);
  const normal = normalizeQuery(withoutDirections(text));
  const { source, target } = splitSides(normal);
  const targets = target === undefined ? undefined : findUnits(target);
  const amounts = readAmounts(source, locale, targets?.[0]?.category);
  const [first] = amounts;
  if (!first) throw misunderstood('There is no amount to convert.', 0);
  const category = commonCategory(amounts.map(({ places }) => places));
  if (!category) {
    const names = amounts.map(({ places }) => places[0]?.unit.name ?? '');
    throw misunderstood(`${names.join(' and ')} measure different things.`, 0);
  }
  const offset = target === undefined ? 0 : Math.max(0, normal.lastIndexOf(target));
  if (targets?.length === 0) throw lacking(target ?? '', offset, category);
  const shared = targets && commonCategory([...amounts.map(({ places }) => places), targets]);
  const [other] = targets ?? [];
  if (other && !shared) {
    throw misunderstood(`${other.unit.name} measures ${other.category.id}, not ${category.id}.`, offset);
  }
  const kind = shared ?? category;
  const from = unitIn(first.places, kind);
  return { category: kind, value: total(amounts, from, kind), from, to: targets && unitIn(targets, kind) };
}

/** Returns the first category that all amounts can have. */
function commonCategory(readings: readonly (readonly Place[])[]): UnitCategory | undefined {
  return readings[0]?.find(({ category }) =>
    readings.every((places) => places.some((place) => place.category === category)),
  )?.category;
}

function unitIn(places: readonly Place[], category: UnitCategory): Unit {
  const place = places.find((candidate) => candidate.category === category);
  if (!place) throw new RangeError(`No unit of ${category.id} is among these.`);
  return place.unit;
}

function total(amounts: readonly Amount[], from: Unit, category: UnitCategory): Rational {
  return amounts
    .map(({ value, places }) => {
      const unit = unitIn(places, category);
      return unit === from ? value : convertExactly(value, unit, from, category);
    })
    .reduce(rational.add);
}

/**
 * Reads the amounts. A sign applies to all following amounts without one: `-1 ft 6 in` is eighteen inches below zero.
 */
function readAmounts(source: string, locale: string, asked: UnitCategory | undefined): Amount[] {
  const amounts: Amount[] = [];
  let isTaken = false;
  let offset = 0;
  while (source.slice(offset).trim() !== '') {
    const joined = amounts.length > 0 ? joint.exec(source.slice(offset)) : undefined;
    offset += joined?.[0].length ?? 0;
    const rest = source.slice(offset);
    const amount = readAmountAt(rest, locale, offset);
    const own = /^\s*(?<sign>[-+\u2212])/.exec(rest)?.groups?.sign;
    const sign = joined?.groups?.sign ?? own;
    if (sign !== undefined) isTaken = sign !== '+';
    const behind = rest.slice(amount.length);
    const unitText = unitTextOf(behind, asked);
    amounts.push({
      value: own === undefined && isTaken ? rational.subtract(rational(0n), amount.value) : amount.value,
      places:
        unitText === ''
          ? impliedUnit(amounts.at(-1)?.places, rest, offset)
          : requirePlaces(unitText, offset, asked ?? amounts[0]?.places[0]?.category),
    });
    offset += amount.length + (behind.length - behind.trimStart().length) + unitText.length;
  }
  return amounts;
}

/** Returns the unit at the start of a text, including dots as in `fl. oz.` and hyphens between letters. */
function readUnitText(text: string): string {
  const unit = /^[^\d\s.,+−-](?:[^\d.,+−&-]|\.(?!\d)|-(?=\p{L}))*(?:(?<=\p{L})[23](?![\d.,]))?/u;
  return unit.exec(text.trimStart())?.[0].replace(/\s+(?:and\s*)?$/iu, '') ?? '';
}

/** Returns the unit's text: `6ft2 in cm` is six feet and two inches, but six square feet if an area is requested. */
function unitTextOf(text: string, asked: UnitCategory | undefined): string {
  const unit = readUnitText(text);
  const bare = unit.replace(/[23]$/, '');
  const isAsked = (name: string) => findUnits(name).some(({ category }) => category === asked);
  return asked && bare !== unit && !isAsked(unit) && isAsked(bare) ? bare : unit;
}

function readAmountAt(text: string, locale: string, offset: number): ReadAmount {
  let amount: ReadAmount | undefined;
  try {
    amount = readAmount(text, locale);
  } catch (error) {
    throw misunderstood(toError(error).message, offset);
  }
  if (!amount) throw misunderstood(`“${text.trim()}” does not begin with a number.`, offset);
  return amount;
}

function impliedUnit(previous: readonly Place[] | undefined, rest: string, offset: number): Place[] {
  const implied = previous?.flatMap(({ unit }) => readOwn(impliedUnits, unit.id) ?? []).at(0);
  if (implied !== undefined) return findUnits(implied);
  throw misunderstood(`“${rest.trim()}” has no unit.`, offset);
}

function requirePlaces(text: string, offset: number, category: UnitCategory | undefined): Place[] {
  // A run of 5k has kilometers.
  const isRun = category?.id === 'length' && text.trim().toLowerCase() === 'k';
  const places = findUnits(isRun ? 'km' : text);
  if (places.length === 0) throw lacking(text, offset, category);
  return places;
}

/** Returns the error for an unknown unit, with the available ones. */
function lacking(text: string, offset: number, category: UnitCategory | undefined): ToolInputError {
  const hint = category
    ? `For ${category.name.toLowerCase()} there are: ${category.units.map(({ name }) => name).join(', ')}.`
    : `It converts ${unitCategories.map(({ name }) => name.toLowerCase()).join(', ')}.`;
  return misunderstood(`“${text.trim()}” is not a unit of this tool.`, offset, hint);
}

function misunderstood(
  message: string,
  offset: number,
  hint = 'Write it as in “12 ft in m”, “5\'11" in cm” or “3 lb 4 oz in kg”.',
): ToolInputError {
  return new ToolInputError(message, { column: offset + 1, offset, field: 'query', hint });
}
