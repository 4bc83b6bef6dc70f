import { parseRational, rational, type Rational } from '#core/numbers/rational.ts';

export type UnitCategoryId = 'length' | 'mass' | 'volume' | 'temperature' | 'area' | 'time';

export interface Unit {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  /** Further spellings people type, lower case; symbols whose letter case matters stand in `symbol`. */
  readonly aliases: readonly string[];
  /** value in base units = (value + offset) × factor; the offset is zero but for temperatures. */
  readonly factor: Rational;
  readonly offset: Rational;
}

export interface UnitCategory {
  readonly id: UnitCategoryId;
  readonly name: string;
  readonly baseSymbol: string;
  /** Digits after the point in the main result. */
  readonly fractionDigits: number;
  readonly units: readonly Unit[];
}

const zero = rational(0n);

/** `factor` is a decimal or a fraction of decimals such as `5/9`. */
function unit(id: string, symbol: string, name: string, factor: string, aliases = '', offset = zero): Unit {
  const [numerator = '', denominator = '1'] = factor.split('/');
  const { numerator: top, denominator: bottom } = parseRational(numerator);
  const divisor = parseRational(denominator);
  return {
    id,
    symbol,
    name,
    aliases: aliases.split(',').filter((alias) => alias !== ''),
    factor: rational(top * divisor.denominator, bottom * divisor.numerator),
    offset,
  };
}

// Exact factors of NIST SP 811 (2008), appendix B.8; those behind them: inch = 0.0254 m and pound = 0.45359237 kg
// (1959), US gallon = 231 in³, UK gallon = 4.54609 L. The specification's units come first, in its order.
export const unitCategories: readonly UnitCategory[] = [
  {
    id: 'length',
    name: 'Length',
    baseSymbol: 'm',
    fractionDigits: 6,
    units: [
      unit('m', 'm', 'meter', '1', 'meters,metre,metres'),
      unit('km', 'km', 'kilometer', '1000', 'kilometers,kilometre,kilometres'),
      unit('cm', 'cm', 'centimeter', '0.01', 'centimeters,centimetre,centimetres'),
      unit('mm', 'mm', 'millimeter', '0.001', 'millimeters,millimetre,millimetres'),
      unit('in', 'in', 'inch', '0.0254', 'inches,",″,”'),
      unit('ft', 'ft', 'foot', '0.3048', "feet,',′,’"),
      unit('yd', 'yd', 'yard', '0.9144', 'yards'),
      unit('mi', 'mi', 'mile', '1609.344', 'miles'),
      unit('nmi', 'nmi', 'nautical mile', '1852', 'nautical miles'),
      unit('um', 'µm', 'micrometer', '0.000001', 'um,micron,microns,micrometers,micrometre,micrometres'),
      unit('nm', 'nm', 'nanometer', '0.000000001', 'nanometers,nanometre,nanometres'),
    ],
  },
  {
    id: 'mass',
    name: 'Mass',
    baseSymbol: 'kg',
    fractionDigits: 6,
    units: [
      unit('kg', 'kg', 'kilogram', '1', 'kilograms,kilo,kilos'),
      unit('g', 'g', 'gram', '0.001', 'grams'),
      unit('mg', 'mg', 'milligram', '0.000001', 'milligrams'),
      unit('lb', 'lb', 'pound', '0.45359237', 'lbs,pounds'),
      unit('oz', 'oz', 'ounce', '0.028349523125', 'ounces'),
      unit('t', 't', 'metric ton', '1000', 'metric tons,tonne,tonnes,ton,tons'),
      unit('st', 'st', 'stone', '6.35029318', 'stones'),
      unit('us-ton', 'short ton', 'US (short) ton', '907.18474', 'short tons,us ton,us tons'),
      unit(
        'uk-ton',
        'long ton',
        'UK (long) ton',
        '1016.0469088',
        'long tons,uk ton,uk tons,imperial ton,imperial tons',
      ),
      unit('ug', 'µg', 'microgram', '0.000000001', 'ug,mcg,micrograms'),
    ],
  },
  {
    id: 'volume',
    name: 'Volume',
    baseSymbol: 'L',
    fractionDigits: 6,
    units: [
      unit('l', 'L', 'liter', '1', 'l,liters,litre,litres'),
      unit('ml', 'mL', 'milliliter', '0.001', 'ml,milliliters,millilitre,millilitres,cc,cm³,cm3'),
      unit('gal', 'gal', 'US gallon', '3.785411784', 'gallon,gallons,us gallon,us gallons,us gal'),
      unit('qt', 'qt', 'US quart', '0.946352946', 'quart,quarts,us quart,us quarts'),
      unit('pt', 'pt', 'US pint', '0.473176473', 'pint,pints,us pint,us pints'),
      unit('cup', 'cup', 'US cup', '0.2365882365', 'cups,us cup,us cups'),
      unit('fl-oz', 'fl oz', 'US fluid ounce', '0.0295735295625', 'floz,fluid ounce,fluid ounces,us fl oz'),
      unit('m3', 'm³', 'cubic meter', '1000', 'm3,cubic meters,cubic metre,cubic metres'),
      unit('tbsp', 'tbsp', 'US tablespoon', '0.01478676478125', 'tablespoon,tablespoons'),
      unit('tsp', 'tsp', 'US teaspoon', '0.00492892159375', 'teaspoon,teaspoons'),
      unit(
        'uk-gal',
        'UK gal',
        'UK gallon',
        '4.54609',
        'uk gallon,uk gallons,imperial gallon,imperial gallons,imp gal',
      ),
      unit('uk-pt', 'UK pt', 'UK pint', '0.56826125', 'uk pint,uk pints,imperial pint,imperial pints,imp pt'),
      unit('metric-cup', 'metric cup', 'metric cup', '0.25', 'metric cups'),
      unit('ft3', 'ft³', 'cubic foot', '28.316846592', 'ft3,cu ft,cubic feet'),
      unit('in3', 'in³', 'cubic inch', '0.016387064', 'in3,cu in,cubic inches'),
    ],
  },
  {
    id: 'temperature',
    name: 'Temperature',
    baseSymbol: 'K',
    fractionDigits: 4,
    units: [
      unit(
        'c',
        '°C',
        'Celsius',
        '1',
        'c,celsius,centigrade,degc,degrees c,degrees celsius',
        parseRational('273.15'),
      ),
      unit('f', '°F', 'Fahrenheit', '5/9', 'f,degf,degrees f,degrees fahrenheit', parseRational('459.67')),
      unit('k', 'K', 'Kelvin', '1', 'k,kelvins'),
    ],
  },
  {
    id: 'area',
    name: 'Area',
    baseSymbol: 'm²',
    fractionDigits: 6,
    units: [
      unit('m2', 'm²', 'square meter', '1', 'm2,sq m,sqm,square meters,square metre,square metres'),
      unit('km2', 'km²', 'square kilometer', '1000000', 'km2,sq km,square kilometers,square kilometres'),
      unit('cm2', 'cm²', 'square centimeter', '0.0001', 'cm2,sq cm,square centimeters,square centimetres'),
      unit('mm2', 'mm²', 'square millimeter', '0.000001', 'mm2,sq mm,square millimeters,square millimetres'),
      unit('ft2', 'ft²', 'square foot', '0.09290304', 'ft2,sq ft,sqft,square feet'),
      unit('in2', 'in²', 'square inch', '0.00064516', 'in2,sq in,square inches'),
      unit('ac', 'ac', 'acre', '4046.8564224', 'acres'),
      unit('ha', 'ha', 'hectare', '10000', 'hectares'),
      unit('mi2', 'mi²', 'square mile', '2589988.110336', 'mi2,sq mi,square miles'),
      unit('yd2', 'yd²', 'square yard', '0.83612736', 'yd2,sq yd,square yards'),
    ],
  },
  {
    id: 'time',
    name: 'Time',
    baseSymbol: 's',
    fractionDigits: 6,
    units: [
      unit('s', 's', 'second', '1', 'sec,secs,seconds'),
      unit('min', 'min', 'minute', '60', 'mins,minutes'),
      unit('h', 'h', 'hour', '3600', 'hr,hrs,hours'),
      unit('d', 'd', 'day', '86400', 'days'),
      unit('wk', 'wk', 'week', '604800', 'weeks'),
      unit('mo', 'month', 'month (30 days)', '2592000', 'mo,months'),
      unit('yr', 'yr', 'year (365 days)', '31536000', 'y,year,years'),
      unit('ms', 'ms', 'millisecond', '0.001', 'msec,milliseconds'),
      unit('us', 'µs', 'microsecond', '0.000001', 'us,microseconds'),
      unit('ns', 'ns', 'nanosecond', '0.000000001', 'nanoseconds'),
    ],
  },
];

/** Names that mean different units in different countries, and what else each may mean. */
export const ambiguousUnits: Readonly<Record<string, readonly string[]>> = {
  gal: ['uk-gal'],
  pt: ['uk-pt'],
  cup: ['metric-cup'],
  t: ['us-ton', 'uk-ton'],
};

export function findCategory(id: UnitCategoryId): UnitCategory {
  const category = unitCategories.find((candidate) => candidate.id === id);
  if (!category) throw new RangeError(`There is no unit category ${id}.`);
  return category;
}

/** Undefined when the category has no such unit. */
export function findUnit(category: UnitCategory, id: string): Unit | undefined {
  return category.units.find((candidate) => candidate.id === id);
}
