import { toError, ToolInputError } from '#core/errors.ts';
import { withoutDirections } from '#core/numbers/locale-marks.ts';
import { addRational, type Rational } from '#core/numbers/rational.ts';
import { unitAliases } from './unit-names.ts';
import { type Unit, unitCategories, type UnitCategory } from './units.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { convertExactly } from './logic.ts';

/** What a typed conversion such as `5'11" in cm` asks for. */
export interface UnitQuery {
  readonly category: UnitCategory;
  /** In `from`, the unit of the first amount. */
  readonly value: Rational;
  readonly from: Unit;
  /** Undefined when the text names no target. */
  readonly to: Unit | undefined;
}

interface Place {
  readonly unit: Unit;
  readonly category: UnitCategory;
}

const maxQueryLength = 200;
const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
/**
 * Reads a conversion as people type it: `12 ft in m`, `1,5 kg`, `5'11" to cm`, `3 lb 4 oz in kg`, `5 1/2 in = mm`.
 * Amounts of several units of one kind add up. Throws a ToolInputError that says which part is not understood.
 */
export function parseUnitQuery(text: string, locale: string): UnitQuery {
  if (text.length > maxQueryLength) throw misunderstood('The text is too long for a conversion.', 0);
  const normal = withoutDirections(text).replace(
    /[½⅓⅔¼¾⅛⅜⅝⅞]/g,
    (character) => ` ${vulgarFractions[character] ?? ''}`,
  );
  const { source, target } = splitTarget(normal);
  const amounts = readAmounts(source, locale);
  const [first] = amounts;
  if (!first) throw misunderstood('There is no amount to convert.', 0);
  const to = target === undefined ? undefined : requireUnit(target, first.place.category, normal);
  let value = first.value;
  for (const { value: next, place } of amounts.slice(1)) {
    if (place.category !== first.place.category) {
      throw misunderstood(`${first.place.unit.name} and ${place.unit.name} measure different things.`, 0);
    }
    value = addRational(value, convertExactly(next, place.unit, first.place.unit, first.place.category));
  }
  return { category: first.place.category, value, from: first.place.unit, to };
}

/** The word between source and target is the last one that leaves a unit behind it: in `5 in in cm`, the second `in`. */
function splitTarget(text: string): { source: string; target: string | undefined } {
  const match =
    /^(?<source>.*?\S)\s*(?:\s(?:in|to|into|as)\s|=|→|->)\s*(?<target>[^=→>]*?)\s*\??\s*$/isu.exec(text);
  const { source = text, target } = match?.groups ?? {};
  if (target === undefined || target === '')
    return { source: text.replace(/[=→?]\s*$/, ''), target: undefined };
  const deeper = /^(?:in|to|into|as)\s+(?<rest>.+)$/isu.exec(target)?.groups?.rest;
  if (deeper !== undefined) return { source: `${source} in`, target: deeper };
  return { source, target };
}

function readAmounts(source: string, locale: string): { value: Rational; place: Place }[] {
  const amounts: { value: Rational; place: Place }[] = [];
  let offset = 0;
  while (source.slice(offset).trim() !== '') {
    const rest = source.slice(offset);
    const amount = readAmountAt(rest, locale, offset);
    const behind = rest.slice(amount.length);
    const unitText =
      /^[^\d\s.,+−-][^\d.,+−]*(?:(?<=\p{L})[23](?![\d.,]))?/u.exec(behind.trimStart())?.[0] ?? '';
    const previous = amounts.at(-1)?.place;
    amounts.push({
      value: amount.value,
      place: unitText === '' ? impliedUnit(previous, rest, offset) : requirePlace(unitText, offset),
    });
    offset += amount.length + (behind.length - behind.trimStart().length) + unitText.length;
  }
  return amounts;
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

/** `5'11` leaves the inches unsaid. */
function impliedUnit(previous: Place | undefined, rest: string, offset: number): Place {
  if (previous?.unit.id === 'ft') return requirePlace('in', offset);
  throw misunderstood(`“${rest.trim()}” has no unit.`, offset);
}

function requirePlace(text: string, offset: number): Place {
  const place = findUnitByName(text);
  if (!place) throw misunderstood(`“${text.trim()}” is not a unit of this tool.`, offset);
  return place;
}

function requireUnit(text: string, category: UnitCategory, whole: string): Unit {
  const offset = whole.lastIndexOf(text);
  const place = findUnitByName(text, category);
  if (!place) throw misunderstood(`“${text.trim()}” is not a unit of this tool.`, offset);
  if (place.category !== category) {
    const { name } = place.unit;
    throw misunderstood(`${name} measures ${place.category.id}, not ${category.id}.`, offset);
  }
  return place.unit;
}

/** A unit by its symbol, name or another spelling; exact letter case wins (`Mm` is no `mm`), the preferred category too. */
function findUnitByName(text: string, preferred?: UnitCategory): Place | undefined {
  const exact = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const lower = exact.toLowerCase();
  const places = unitCategories.flatMap((category) => category.units.map((unit) => ({ unit, category })));
  const matches = places
    .filter(({ unit }) => unit.symbol === exact)
    .concat(places.filter(({ unit, category }) => namesOf(unit, category).includes(lower)));
  return matches.find(({ category }) => category === preferred) ?? matches[0];
}

function namesOf({ id, symbol, name }: Unit, category: UnitCategory): string[] {
  const aliases = unitAliases[category.id][id]?.split(',') ?? [];
  return [id, symbol.toLowerCase(), name.toLowerCase().replace(/ \(.*\)$/, ''), ...aliases];
}

function misunderstood(message: string, offset: number): ToolInputError {
  return new ToolInputError(message, {
    column: offset + 1,
    offset,
    field: 'query',
    hint: 'Write it as in “12 ft in m”, “5\'11" in cm” or “3 lb 4 oz in kg”.',
  });
}
