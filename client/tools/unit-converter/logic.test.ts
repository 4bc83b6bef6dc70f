import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational, rational } from '#core/numbers/rational.ts';
import { describeConversion } from './describe.ts';
import { convert, convertExactly, explainConversion } from './logic.ts';
import { parseUnitQuery } from './query.ts';
import { schema } from './state.ts';
import { unitAliases } from './units/unit-names.ts';
import type { Unit, UnitCategoryId } from './units/unit.ts';
import { findCategory, findUnit, unitCategories } from './units/units.ts';

function unitOf(categoryId: UnitCategoryId, id: string): Unit {
  const unit = findUnit(findCategory(categoryId), id);
  if (!unit) throw new Error(`There is no unit ${id}.`);
  return unit;
}

function convertText(value: string, categoryId: UnitCategoryId, from: string, to: string) {
  return convert(
    parseRational(value),
    unitOf(categoryId, from),
    unitOf(categoryId, to),
    findCategory(categoryId),
  );
}

// NIST SP 811 (2008), appendix B.8: the factors printed in bold are exact.
const nistFactors: [UnitCategoryId, string, string][] = [
  ['length', 'in', '0.0254'],
  ['length', 'ft', '0.3048'],
  ['length', 'yd', '0.9144'],
  ['length', 'mi', '1609.344'],
  ['length', 'nmi', '1852'],
  ['mass', 'lb', '0.45359237'],
  ['mass', 'st', '6.35029318'],
  ['mass', 'us-ton', '907.18474'],
  ['mass', 'uk-ton', '1016.0469088'],
  ['volume', 'uk-gal', '4.54609'],
  ['area', 'ac', '4046.8564224'],
  ['area', 'mi2', '2589988.110336'],
  ['area', 'ft2', '0.09290304'],
];

test.each(nistFactors)('%s: 1 %s is %s base units', (categoryId, id, factor) => {
  expect(unitOf(categoryId, id).factor).toEqual(parseRational(factor));
});

test('units made of others agree with them', () => {
  const inch = parseRational('0.0254');
  const cubicInches = (count: bigint) =>
    rational(count * inch.numerator ** 3n * 1000n, inch.denominator ** 3n);
  expect(unitOf('volume', 'gal').factor).toEqual(cubicInches(231n));
  expect(unitOf('volume', 'in3').factor).toEqual(cubicInches(1n));
  expect(unitOf('volume', 'ft3').factor).toEqual(cubicInches(1728n));
  const gallon = unitOf('volume', 'gal').factor;
  const parts: [string, bigint][] = [
    ['qt', 4n],
    ['pt', 8n],
    ['cup', 16n],
    ['fl-oz', 128n],
    ['tbsp', 256n],
    ['tsp', 768n],
  ];
  for (const [id, count] of parts) {
    expect(unitOf('volume', id).factor, id).toEqual(rational(gallon.numerator, gallon.denominator * count));
  }
  const pound = unitOf('mass', 'lb').factor;
  expect(unitOf('mass', 'oz').factor).toEqual(rational(pound.numerator, pound.denominator * 16n));
});

describe('the specification', () => {
  test('one meter is 100 centimeters', () => {
    expect(convertText('1', 'length', 'm', 'cm')).toEqual({ rounded: '100', exact: undefined });
  });

  test('six decimals, trimmed; four for temperatures', () => {
    expect(convertText('1', 'length', 'm', 'mi').rounded).toBe('0.000621');
    expect(convertText('1', 'length', 'mi', 'km').rounded).toBe('1.609344');
    expect(convertText('100', 'temperature', 'f', 'c').rounded).toBe('37.7778');
    expect(convertText('-40', 'temperature', 'c', 'f')).toEqual({ rounded: '-40', exact: undefined });
    expect(convertText('0', 'temperature', 'c', 'k').rounded).toBe('273.15');
    expect(convertText('32', 'temperature', 'f', 'c').rounded).toBe('0');
  });

  test('a month has 30 days and a year 365', () => {
    expect(convertText('1', 'time', 'mo', 'd').rounded).toBe('30');
    expect(convertText('1', 'time', 'yr', 'd').rounded).toBe('365');
  });
});

test('where rounding would destroy the value, the exact one is reported', () => {
  expect(convertText('1', 'length', 'nm', 'm')).toEqual({
    rounded: '0',
    exact: { text: '1e-9', isWhole: true },
  });
  expect(convertText('1', 'area', 'm2', 'mi2')).toMatchObject({
    rounded: '0',
    exact: { text: '3.86102158542446e-7', isWhole: false },
  });
  expect(convertText('1', 'mass', 'oz', 'kg')).toEqual({
    rounded: '0.02835',
    exact: { text: '0.028349523125', isWhole: true },
  });
  expect(convertText('1e30', 'length', 'km', 'mm').rounded).toBe(`1${'0'.repeat(36)}`);
});

test('nothing is colder than absolute zero', () => {
  expect(convertText('-273.15', 'temperature', 'c', 'k').rounded).toBe('0');
  expect(convertText('-459.67', 'temperature', 'f', 'k').rounded).toBe('0');
  expect(() => convertText('-273.16', 'temperature', 'c', 'k')).toThrow(ToolInputError);
  expect(() => convertText('-1', 'temperature', 'k', 'f')).toThrow('absolute zero, 0 K');
});

test('a consumption of zero has no counterpart, and an irrational factor gives nothing exact', () => {
  expect(() => convertText('0', 'fuel', 'l/100km', 'mpg')).toThrow(ToolInputError);
  expect(convertText('180', 'angle', 'deg', 'rad')).toEqual({
    rounded: '3.141593',
    exact: { text: '3.14159265358979', isWhole: false },
  });
});

test('every conversion is undone exactly by the opposite one', () => {
  const pairs = unitCategories.flatMap((category) =>
    category.units.flatMap((from) => category.units.map((to) => ({ category, from, to }))),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.integer({ min: 1 }),
      fc.integer({ min: 1 }),
      (pair, top, bottom) => {
        const { category, from, to } = pair;
        const value = rational(BigInt(top), BigInt(bottom));
        expect(convertExactly(convertExactly(value, from, to, category), to, from, category)).toEqual(value);
      },
    ),
    { numRuns: 500 },
  );
});

test('the working names the exact factor', () => {
  const explain = (categoryId: UnitCategoryId, from: string, to: string, locale = 'en') =>
    explainConversion(unitOf(categoryId, from), unitOf(categoryId, to), findCategory(categoryId), locale);
  expect(explain('length', 'ft', 'm')).toBe('1 ft = 0.3048 m exactly');
  expect(explain('length', 'm', 'ft')).toBe('1 ft = 0.3048 m exactly');
  expect(explain('temperature', 'c', 'f')).toBe('°F = °C × 1.8 + 32');
  // In German a point would separate thousands.
  expect(explain('length', 'mi', 'm', 'de')).toBe('1 mi = 1.609,344 m exactly');
  expect(explain('temperature', 'c', 'k', 'de')).toBe('K = °C + 273,15');
  // The SI brochure (2019), table 8: the electronvolt is exact.
  expect(explain('energy', 'ev', 'j')).toMatch(/^1 eV = 0\.0{18}1602176634 J exactly$/);
  expect(explain('time', 'yr', 'wk')).toBe('1 yr = 52.1428571429 wk, rounded');
});

test('typed words convert to another unit, and a note says that m was read as minute', () => {
  const ask = (query: string) => describeConversion({ ...initialState(schema), query });
  // NIST SP 811, B.8: t/°C = (t/°F − 32)/1.8.
  expect(ask('32F').line).toBe('32 °F = 0 °C');
  expect(ask('100 °C').line).toBe('100 °C = 212 °F');
  // The SI brochure: m is the symbol of the meter, min that of the minute.
  for (const query of ['5 m in s', '5 h in m']) expect(ask(query).notes?.[0]?.hint).toContain('min');
  expect(ask('1h 30m in min').notes).toEqual([]);
});

test('ids and spellings belong to one unit of a category', () => {
  for (const category of unitCategories) {
    const names = category.units.flatMap(({ id }) => [
      ...new Set([id, ...(unitAliases[category.id]?.[id]?.split(',') ?? [])]),
    ]);
    expect(new Set(names).size, category.id).toBe(names.length);
  }
});

test.each([
  // NIST SP 811, appendix B.8; the carat, fathom, furlong and hand are exact by definition.
  ['1 troy ounce in g', '31.103477'],
  ['5 carats in g', '1'],
  ['1 fathom in m', '1.8288'],
  ['1 furlong in m', '201.168'],
  ['1 hand in cm', '10.16'],
  // NIST Handbook 44, appendix C: a rod is 16.5 ft, a league 3 mi.
  ['1 rod in m', '5.0292'],
  ['1 league in km', '4.828032'],
  ['2 centuries in years', '200'],
  ['1 kilogramme in g', '1000'],
  ['1 ft·lb in J', '1.355818'],
  ['1 mil in mm', '0.0254'],
  ['72 points in in', '1'],
  ['1 angstrom in nm', '0.1'],
  ['1 grain in mg', '64.79891'],
  ['1 dram in g', '1.771845'],
  ['1 slug in kg', '14.593903'],
  ['1 fortnight in days', '14'],
  ['491.67 rankine in f', '32'],
  ['1 uk tbsp in ml', '17.758164'],
  ['1 ft lb in nm', '1.355818'],
  ['1 lb/ft3 in kg/m3', '16.018463'],
])('%s is %s', (asked, wanted) => {
  const { category, value, from, to } = parseUnitQuery(asked, 'en');
  expect(convert(value, from, to ?? from, category).rounded).toBe(wanted);
});

test('a bare number is of the chosen unit', () => {
  const options = { ...initialState(schema), reader: 'en', locale: 'en', from: 'in', to: 'cm' };
  // NIST SP 811, appendix B.8: an inch is exactly 2.54 cm.
  expect(describeConversion({ ...options, query: '71' }).figures[0].value).toBe('180.34 cm');
});
