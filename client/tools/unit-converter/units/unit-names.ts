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
    'ft-in':
      'ft in,ft-in,ft and in,ft & in,feet inches,feet and inch,foot and inches,feet & inches,feet and inches',
    hand: 'hh',
    mil: 'thou,mils,thousandth of an inch',
    point: 'pt,pts,point',
    angstrom: 'angstrom,ångström,ångstrom,angström',
    ly: 'light year,lightyear,light-year,light years,lightyears,light-years',
  },
  mass: {
    kg: 'kilo',
    lb: 'lbm',
    t: 'tonne,ton',
    'us-ton': 'short ton,us ton',
    'uk-ton': 'long ton,uk ton,imperial ton',
    ug: 'ug,mcg',
    'oz-t': 'troy oz,ozt,t oz,troy ounces,ounces troy,ounce troy,oz troy',
    ct: 'carats',
    'lb-oz': 'lb oz,lbs oz,lb and oz,lbs and oz,pounds ounces,pounds and ounces',
    'st-lb': 'st lb,st and lb,stone and pounds,stone pounds,stones and pounds',
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
    dm3: 'dm3,cu dm,dm^3',
    'metric-tbsp': 'metric tablespoon,eu tbsp',
    'uk-tbsp': 'uk tablespoon,imperial tablespoon,imperial tbsp,imp tbsp',
    bbl: 'oil barrel,barrel of oil,barrels of oil',
  },
  temperature: {
    c: 'c,centigrade,degc,degree c,degrees c,degree celsius,degrees celsius',
    f: 'f,degf,degree f,degrees f,degree fahrenheit,degrees fahrenheit',
    k: 'k',
    r: 'r,degr,degrees rankine,degree rankine,ra',
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
    decade: 'decades',
    century: 'centuries',
    'h-min': 'h min,h and min,hours minutes,hours and minutes,hrs and mins',
  },
  speed: {
    'km/h': 'kph,kmh,kmph',
    mph: 'mi/h,mile/hour,miles/hour',
    'm/s': 'mps',
    kn: 'kt,kts',
    'ft/s': 'fps,feet/second',
    'min/km': 'minutes/km,minute/km,minutes/kilometer,min/kilometer,mins/km',
    'min/mi': 'min/mile,minutes/mile,minute/mile,mins/mile,min/miles',
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
  torque: {
    nm: 'nm,n m,n·m,n*m,newton-meter,newton meters',
    'ft-lb':
      'ft lb,ft-lb,lb ft,lb-ft,lbf ft,ft lbs,ft-lbs,foot pound,foot-pound,foot pounds,pound feet,pound-feet',
    'in-lb': 'in lb,in-lb,lb in,lb-in,in lbs,inch pound,inch-pound,inch pounds,pound inches',
  },
  density: {
    'kg/m3': 'kg/m3,kg/m^3,kilograms/cubic meter',
    'g/cm3': 'g/cm3,g/cc,g/cm^3,grams/cubic centimeter,g/ml,grams/milliliter,kg/l',
    'g/l': 'grams/liter,grams/l',
    'lb/ft3': 'lb/ft3,lbs/ft3,lb/cu ft,pcf',
  },
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
