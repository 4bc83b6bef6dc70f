import { parseRational } from '#core/numbers/rational.ts';
import { derivedCategories } from './derived-units.ts';
import { furtherCategories } from './further-units.ts';
import { category, doubleUnit, type Unit, unit, type UnitCategory, type UnitCategoryId } from './unit.ts';

// Exact factors from NIST SP 811 (2008), appendix B.8, based on inch = 0.0254 m and pound = 0.45359237 kg (1959), US
// gallon = 231 in³, UK gallon = 4.54609 L. The specification's units come first, in its order.
export const unitCategories: readonly UnitCategory[] = [
  category('length', 'Length', [
    unit('m', 'm', 'meter', '1'),
    unit('km', 'km', 'kilometer', '1000'),
    unit('cm', 'cm', 'centimeter', '0.01'),
    unit('mm', 'mm', 'millimeter', '0.001'),
    unit('in', 'in', 'inch', '0.0254'),
    unit('ft', 'ft', 'foot', '0.3048'),
    unit('yd', 'yd', 'yard', '0.9144'),
    unit('mi', 'mi', 'mile', '1609.344'),
    unit('nmi', 'nmi', 'nautical mile', '1852'),
    unit('um', 'µm', 'micrometer', '0.000001'),
    unit('nm', 'nm', 'nanometer', '0.000000001'),
    unit('dm', 'dm', 'decimeter', '0.1'),
    unit('megam', 'Mm', 'megameter', '1000000'),
    // IAU 2012, resolution B2; a Julian year of light; IAU 2015, resolution B2: 648000/π au, to fifty digits.
    unit('au', 'au', 'astronomical unit', '149597870700'),
    unit('ly', 'ly', 'light-year', '9460730472580800'),
    {
      ...unit('pc', 'pc', 'parsec', '30856775814913672.789139379577964716107319211604091'),
      isRounded: true,
    },
    doubleUnit('ft-in', 'feet and inches', '0.3048', 12),
    unit('rod', 'rod', 'rod', '5.0292'),
    unit('league', 'league', 'league (3 miles)', '4828.032'),
    unit('fathom', 'fathom', 'fathom', '1.8288'),
    unit('furlong', 'furlong', 'furlong', '201.168'),
    unit('hand', 'hand', 'hand (horses)', '0.1016'),
    unit('mil', 'mil', 'mil (thou)', '0.0000254'),
    unit('point', 'pt', 'point (DTP)', '0.0254/72'),
    unit('angstrom', 'Å', 'angstrom', '1e-10'),
  ]),
  category('mass', 'Mass', [
    unit('kg', 'kg', 'kilogram', '1'),
    unit('g', 'g', 'gram', '0.001'),
    unit('mg', 'mg', 'milligram', '0.000001'),
    unit('lb', 'lb', 'pound', '0.45359237'),
    unit('oz', 'oz', 'ounce', '0.028349523125'),
    unit('t', 't', 'metric ton', '1000'),
    unit('st', 'st', 'stone', '6.35029318'),
    unit('us-ton', 'short ton', 'US (short) ton', '907.18474'),
    unit('uk-ton', 'long ton', 'UK (long) ton', '1016.0469088'),
    unit('ug', 'µg', 'microgram', '0.000000001'),
    unit('oz-t', 'oz t', 'troy ounce', '0.0311034768'),
    unit('ct', 'ct', 'carat', '0.0002'),
    unit('gr', 'gr', 'grain', '0.00006479891'),
    unit('dr', 'dr', 'dram', '0.0017718451953125'),
    unit('slug', 'slug', 'slug', '4.4482216152605/0.3048'),
    doubleUnit('lb-oz', 'pounds and ounces', '0.45359237', 16),
    doubleUnit('st-lb', 'stones and pounds', '6.35029318', 14),
  ]),
  category('volume', 'Volume', [
    unit('l', 'L', 'liter', '1'),
    unit('ml', 'mL', 'milliliter', '0.001'),
    unit('gal', 'gal', 'US gallon', '3.785411784'),
    unit('qt', 'qt', 'US quart', '0.946352946'),
    unit('pt', 'pt', 'US pint', '0.473176473'),
    unit('cup', 'cup', 'US cup', '0.2365882365'),
    unit('fl-oz', 'fl oz', 'US fluid ounce', '0.0295735295625'),
    unit('m3', 'm³', 'cubic meter', '1000'),
    unit('tbsp', 'tbsp', 'US tablespoon', '0.01478676478125'),
    unit('tsp', 'tsp', 'US teaspoon', '0.00492892159375'),
    unit('uk-gal', 'UK gal', 'UK gallon', '4.54609'),
    unit('uk-qt', 'UK qt', 'UK quart', '1.1365225'),
    unit('uk-pt', 'UK pt', 'UK pint', '0.56826125'),
    unit('uk-fl-oz', 'UK fl oz', 'UK fluid ounce', '0.0284130625'),
    unit('metric-cup', 'metric cup', 'metric cup', '0.25'),
    unit('ft3', 'ft³', 'cubic foot', '28.316846592'),
    unit('in3', 'in³', 'cubic inch', '0.016387064'),
    unit('dl', 'dL', 'deciliter', '0.1'),
    unit('cl', 'cL', 'centiliter', '0.01'),
    unit('hl', 'hL', 'hectoliter', '100'),
    unit('megal', 'ML', 'megaliter', '1000000'),
    unit('ul', 'µL', 'microliter', '0.000001'),
    unit('dm3', 'dm³', 'cubic decimeter', '1'),
    unit('metric-tbsp', 'metric tbsp', 'metric tablespoon', '0.015'),
    unit('uk-tbsp', 'UK tbsp', 'UK tablespoon', '0.0177581640625'),
    unit('bbl', 'bbl', 'barrel (oil)', '158.987294928'),
  ]),
  category(
    'temperature',
    'Temperature',
    [
      unit('c', '°C', 'Celsius', '1', parseRational('273.15')),
      unit('f', '°F', 'Fahrenheit', '5/9', parseRational('459.67')),
      unit('k', 'K', 'Kelvin', '1'),
      unit('r', '°R', 'Rankine', '5/9'),
    ],
    4,
  ),
  category('area', 'Area', [
    unit('m2', 'm²', 'square meter', '1'),
    unit('km2', 'km²', 'square kilometer', '1000000'),
    unit('cm2', 'cm²', 'square centimeter', '0.0001'),
    unit('mm2', 'mm²', 'square millimeter', '0.000001'),
    unit('ft2', 'ft²', 'square foot', '0.09290304'),
    unit('in2', 'in²', 'square inch', '0.00064516'),
    unit('ac', 'ac', 'acre', '4046.8564224'),
    unit('ha', 'ha', 'hectare', '10000'),
    unit('mi2', 'mi²', 'square mile', '2589988.110336'),
    unit('yd2', 'yd²', 'square yard', '0.83612736'),
  ]),
  category('time', 'Time', [
    unit('s', 's', 'second', '1'),
    unit('min', 'min', 'minute', '60'),
    unit('h', 'h', 'hour', '3600'),
    unit('d', 'd', 'day', '86400'),
    unit('wk', 'wk', 'week', '604800'),
    unit('mo', 'month', 'month (30 days)', '2592000'),
    unit('yr', 'yr', 'year (365 days)', '31536000'),
    unit('ms', 'ms', 'millisecond', '0.001'),
    unit('us', 'µs', 'microsecond', '0.000001'),
    unit('ns', 'ns', 'nanosecond', '0.000000001'),
    unit('fortnight', 'fortnight', 'fortnight', '1209600'),
    unit('decade', 'decade', 'decade (3,650 days)', '315360000'),
    unit('century', 'century', 'century (36,500 days)', '3153600000'),
    doubleUnit('h-min', 'hours and minutes', '3600', 60),
  ]),
  ...furtherCategories,
  ...derivedCategories,
];

/** Names that mean different units in different countries, with the alternatives. */
export const ambiguousUnits: Readonly<Record<string, readonly string[]>> = {
  gal: ['uk-gal'],
  qt: ['uk-qt'],
  pt: ['uk-pt'],
  'fl-oz': ['uk-fl-oz'],
  cup: ['metric-cup'],
  tbsp: ['metric-tbsp', 'uk-tbsp'],
  'uk-tbsp': ['metric-tbsp'],
  t: ['us-ton', 'uk-ton'],
  mpg: ['uk-mpg'],
  kbit: ['kb'],
  mbit: ['mb'],
  gbit: ['gb'],
};

export function findCategory(id: UnitCategoryId): UnitCategory {
  const category = unitCategories.find((candidate) => candidate.id === id);
  if (!category) throw new RangeError(`There is no unit category ${id}.`);
  return category;
}

/** Finds a unit; undefined if the category does not have it. */
export function findUnit(category: UnitCategory, id: string): Unit | undefined {
  return category.units.find((candidate) => candidate.id === id);
}
