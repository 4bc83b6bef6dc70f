import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import type { Rational } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { parseAmount, writeAmount, writeAmountAsTyped } from './amounts.ts';
import { convert, convertExactly, explainConversion, symbolOf } from './logic.ts';
import { parseUnitQuery, type UnitQuery } from './query.ts';
import { type ConverterState, readSelection } from './state.ts';
import type { Unit, UnitCategory } from './units/unit.ts';
import { ambiguousUnits, findUnit, unitCategories } from './units/units.ts';
import { pairFor, writeConverted } from './write-converted.ts';

/** Converts an amount from the fields or from words. Throws a ToolInputError that names the field. */
export function describeConversion(options: ConverterState): Report {
  const fills = readWords(options);
  const { reader, value, locale, ...units } = { ...options, ...fills };
  requireKnown(units);
  const { category, from, to } = readSelection(units);
  const amount = readAmount(value, locale);
  const { rounded, exact } = convert(amount, from, to, category);
  const converted = convertExactly(amount, from, to, category);
  const text = writeConverted(converted, rounded, to, reader);
  const typed = `${writeAmount(amount, reader)} ${from.symbol}`;
  return {
    figures: [{ label: 'Result', value: text, copied: writeAsTyped(rounded, reader) }],
    plain: exact?.isWhole ? exact.text : rounded,
    notes: [
      ...noteMinutes(options.query, from, to),
      ...noteAmbiguity(category, from, 'from'),
      ...noteAmbiguity(category, to, 'to'),
    ],
    sentences: [
      ...(exact
        ? [
            `${exact.isWhole ? 'Exactly' : 'More exactly'}: ${writeDecimal(exact.text, reader)} ${symbolOf(to)}`,
          ]
        : []),
      `${typed} to ${to.name}. ${explainConversion(from, to, category, reader)}`.trim(),
    ],
    others: { title: 'All units', figures: allUnits(amount, from, category, reader) },
    fills,
    line: `${typed} = ${text}`,
  };
}

/** Returns the values of the other fields from a typed conversion. */
function readWords({ query, locale, to: chosen }: ConverterState) {
  if (query.trim() === '') return undefined;
  try {
    const { category, from, to, value } = inWholeUnits(parseUnitQuery(query, locale));
    const amount = writeAmountAsTyped(value, locale);
    // Without a target the chosen unit stays, unless it is that of the amount or of another category.
    const others = category.units.filter((unit) => unit !== from);
    const target = to ?? others.find(({ id }) => id === chosen) ?? others[0] ?? from;
    return { category: category.id, from: from.id, to: target.id, value: amount };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    // A bare number is of the chosen unit.
    const bare = parseAmount(query, locale);
    if (bare) return { value: writeAmountAsTyped(bare, locale) };
    throw new ToolInputError(error.message, { ...error.details, field: 'query' });
  }
}

/** Brings 5 ft 11 in to 71 in: the field for the value would show 71/12. */
function inWholeUnits(asked: UnitQuery): UnitQuery {
  const { category, value, from } = asked;
  const smaller = findUnit(category, pairFor(asked)?.id.split('-')[1] ?? '');
  return smaller ? { ...asked, from: smaller, value: convertExactly(value, from, smaller, category) } : asked;
}

function readAmount(value: string, locale: string): Rational {
  const amount = parseAmount(value, locale);
  if (amount) return amount;
  throw new ToolInputError(`“${value}” is not a number.`, {
    field: 'value',
    hint: 'Write it as in 1.5, 1,5, 1e-3 or 5 1/2.',
  });
}

/** Throws for an unknown unit; a unit of another category is replaced instead. */
function requireKnown(units: Pick<ConverterState, 'category' | 'from' | 'to'>): void {
  for (const field of ['from', 'to'] as const) {
    if (unitCategories.some((category) => findUnit(category, units[field]))) continue;
    const ids = readSelection(units).category.units.map(({ id }) => id);
    throw new ToolInputError(`There is no unit “${units[field]}”.`, {
      field,
      hint: `Choose ${ids.join(', ')}.`,
    });
  }
}

/** By itself, m is the symbol of the meter; `90m in h` still means minutes. */
function noteMinutes(query: string, from: Unit, to: Unit): Note[] {
  const isRead =
    (from.id === 'min' && /^[^\p{L}]*m\s/u.test(query)) || (to.id === 'min' && /\sm\s*\??$/.test(query));
  const sentence = '“m” was read as minute; it is the symbol of the meter.';
  return isRead ? [inform(sentence, 'Write min for minutes.')] : [];
}

/** Gallons, pints, cups and tons differ between countries; says which one is used and offers the others. */
function noteAmbiguity(category: UnitCategory, unit: Unit, field: 'from' | 'to'): Note[] {
  const others = (readOwn(ambiguousUnits, unit.id) ?? []).flatMap((id) => findUnit(category, id) ?? []);
  return others.map(({ id, name }) => ({
    severity: 'info',
    sentence: `This is the ${unit.name}.`,
    fix: { label: name, options: { [field]: id } },
  }));
}

/** Converts the amount to every unit of its category. */
function allUnits(amount: Rational, from: Unit, category: UnitCategory, reader: string) {
  return category.units.map((unit) => {
    const { rounded, exact } = convert(amount, from, unit, category);
    // If rounding gives 0, the exact value is shown.
    const plain = rounded === '0' && exact ? exact.text : rounded;
    return {
      label: unit.name,
      value: writeConverted(convertExactly(amount, from, unit, category), plain, unit, reader),
      copied: writeAsTyped(plain, reader),
      options: { to: unit.id },
    };
  });
}
