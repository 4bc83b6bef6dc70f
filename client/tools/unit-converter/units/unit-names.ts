import type { UnitCategoryId } from './unit.ts';

type Names = Readonly<Partial<Record<UnitCategoryId, Readonly<Record<string, string>>>>>;

/**
 * Other spellings that people type, in lowercase, by category and unit. Plurals in s, “metre” and “litre” are
 * recognized without an entry. Only the reader of typed conversions needs them, so they are not part of the first load.
 */
export const unitAliases: Names = {
  length: {
    in: 'inches,",″,”',
    ft: "feet,',′,’",
    um: 'um,micron',
    ly: 'light year,lightyear,light-year,light years,lightyears,light-years',
  },
  mass: {
    kg: 'kilo',
    lb: 'lbm',
    t: 'tonne,ton',
    'us-ton': 'short ton,us ton',
    'uk-ton': 'long ton,uk ton,imperial ton',
    ug: 'ug,mcg',
  },
  volume: {
    ml: 'cc,cm³,cm3,cubic centimeter',
    gal: 'gallon,us gal',
    qt: 'quart,us qt',
    pt: 'pint,us pt',
    cup: 'us cup',
    'fl-oz': 'floz,oz,ounce,fluid ounce,us fl oz,us floz',
    m3: 'm3,cu m',
    tbsp: 'tablespoon',
    tsp: 'teaspoon',
    'uk-gal': 'imperial gallon,imp gal,imperial gal',
    'uk-qt': 'imperial quart,imp qt',
    'uk-pt': 'imperial pint,imp pt,imperial pt',
    'uk-fl-oz': 'uk floz,imperial fluid ounce,imp fl oz,imperial fl oz',
    ft3: 'ft3,cu ft,cubic feet',
    in3: 'in3,cu in,cubic inches',
    ul: 'ul',
    bbl: 'oil barrel,barrel of oil,barrels of oil',
  },
  temperature: {
    c: 'c,centigrade,degc,degree c,degrees c,degree celsius,degrees celsius',
    f: 'f,degf,degree f,degrees f,degree fahrenheit,degrees fahrenheit',
    k: 'k',
  },
  area: {
    m2: 'm2,sq m,sqm',
    km2: 'km2,sq km',
    cm2: 'cm2,sq cm',
    mm2: 'mm2,sq mm',
    ft2: 'ft2,sq ft,sqft,square feet',
    in2: 'in2,sq in,square inches',
    mi2: 'mi2,sq mi',
    yd2: 'yd2,sq yd',
  },
  time: {
    s: 'sec',
    min: 'm',
    h: 'hr',
    mo: 'mo',
    yr: 'y,year',
    ms: 'msec',
    us: 'us',
  },
  speed: {
    'km/h': 'kph,kmh,kmph',
    mph: 'mi/h,mile/hour,miles/hour',
    'm/s': 'mps',
    kn: 'kt,kts',
    'ft/s': 'fps,feet/second',
  },
  'data-rate': {
    'bit/s': 'bps',
    'kbit/s': 'kbps',
    'mbit/s': 'mbps,megabit/s,megabit/second',
    'gbit/s': 'gbps,gigabit/s,gigabit/second',
    'mb/s': 'megabyte/s,megabyte/second',
    'gb/s': 'gigabyte/s,gigabyte/second',
  },
  energy: { 'ft-lbf': 'ft lbf,ft-lbf,ft lb,ft-lb', cal: 'calory', kcal: 'kilocalory' },
  power: { hp: 'horsepower', 'btu/h': 'btu/hr' },
  pressure: { mbar: 'mb', atm: 'atmosphere', psi: 'pounds/square inch' },
  angle: {
    deg: 'deg',
    arcmin: "arcmin,'",
    arcsec: 'arcsec,"',
    gon: 'grad',
  },
  fuel: {
    'l/100km': 'l/hkm,liters/hkm,liter/hkm',
    mpg: 'us mpg,miles/gallon,mile/gallon,mi/gal',
    'uk-mpg': 'imperial mpg,imp mpg',
    'km/l': 'kpl',
  },
  frequency: { rpm: 'revolutions/minute' },
  force: { lbf: 'pounds force' },
};

/** Symbols that differ from another unit's only in letter case: `Mg` is not a milligram. */
export const casedSymbols: Names = {
  length: { nmi: 'NM' },
  mass: { t: 'Mg' },
  volume: { megal: 'Ml' },
  data: { bit: 'b', kbit: 'Kb', kb: 'KB', mbit: 'Mb', gbit: 'Gb' },
  'data-rate': {
    'bit/s': 'b/s',
    'kbit/s': 'kb/s,Kb/s',
    'mbit/s': 'Mb/s',
    'gbit/s': 'Gb/s',
    'kb/s': 'KB/s,kBps,KBps',
    'mb/s': 'MBps',
    'gb/s': 'GBps',
  },
  energy: { kcal: 'Cal' },
};
