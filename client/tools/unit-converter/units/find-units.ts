import { readOwn } from '#core/collections/read-own.ts';
import type { Unit, UnitCategory } from './unit.ts';
import { casedSymbols, unitAliases } from './unit-names.ts';
import { unitCategories } from './units.ts';

export interface Place {
  readonly unit: Unit;
  readonly category: UnitCategory;
}

const places = unitCategories.flatMap((category) => category.units.map((unit) => ({ unit, category })));

const placesByName = Map.groupBy(
  places.flatMap((place) => [...new Set(namesOf(place))].map((name) => ({ name, place }))),
  ({ name }) => name,
);

/**
 * Finds units by symbol, name or another spelling, exact letter case first. Returns several if units of different
 * categories share a spelling (`m` is a meter, and a minute after hours).
 */
export function findUnits(text: string): Place[] {
  const exact = text.trim().replace(/\./g, ' ').replace(/\s+/g, ' ').trim();
  if (exact === '') return [];
  const cased = places.filter(
    ({ unit, category }) =>
      unit.symbol === exact || spellingsIn(casedSymbols, { unit, category }).includes(exact),
  );
  const spellings = spellingsOf(exact.toLowerCase());
  const named = spellings
    .flatMap((name) => placesByName.get(name) ?? [])
    .map(({ place }) => place)
    .filter(({ unit, category }) => !isOtherPrefix(exact, unit.symbol) && !isMilli(exact, unit, category));
  return [...new Set([...cased, ...named])];
}

/** Returns the American spelling, the singular, and products with a space. */
function spellingsOf(lower: string): string[] {
  const american = lower
    .replace(/metre/g, 'meter')
    .replace(/litre/g, 'liter')
    .replace(/gramme/g, 'gram');
  const singular = american.length > 2 && american.endsWith('s') ? american.slice(0, -1) : american;
  return [american, singular, american.replace(/(?<=\p{L})s\//u, '/'), american.replace(/[·⋅*]/g, ' ')];
}

/** Symbols whose first letter has another meaning as a capital: `Ms` is a megasecond, `Nm` a newton meter. */
const prefixedSymbols = new Set(['mm', 'nm', 'mg', 'mL', 'ms', 'ns', 'mW', 'mbar']);

function isOtherPrefix(exact: string, symbol: string): boolean {
  return prefixedSymbols.has(symbol) && exact === symbol.charAt(0).toUpperCase() + symbol.slice(1);
}

/**
 * Returns whether m means milli: `mPa` is a thousandth of a pascal, not a million pascals. Bytes have no milli, and in
 * `mhz` it means mega.
 */
function isMilli(exact: string, { symbol }: Unit, { id }: UnitCategory): boolean {
  const rest = symbol.slice(1);
  return id !== 'data' && symbol.startsWith('M') && exact === `m${rest}` && rest !== rest.toLowerCase();
}

function namesOf(place: Place): string[] {
  const { symbol, name } = place.unit;
  return [
    symbol.toLowerCase(),
    name.toLowerCase().replace(/ \(.*\)$/, ''),
    ...spellingsIn(unitAliases, place),
  ];
}

type SpellingLists = Readonly<Record<string, Readonly<Record<string, string>>>>;

function spellingsIn(lists: SpellingLists, { unit, category }: Place): string[] {
  return readOwn(readOwn(lists, category.id) ?? {}, unit.id)?.split(',') ?? [];
}
