import type { Answer, Answers } from '#client/tool-kit/answer.ts';
import { plainQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { writeAmount, writeAmountAsTyped } from './amounts.ts';
import { convert, convertExactly, explainConversion } from './logic.ts';
import { parseUnitQuery, type UnitQuery } from './query.ts';
import type { Unit } from './units/unit.ts';
import { findUnit } from './units/units.ts';
import { pairFor, writeConverted } from './write-converted.ts';

/** The target for a measure without one: the usual unit of the other system. */
const counterparts: Readonly<Record<string, string>> = {
  ...{ ft: 'm', m: 'ft', in: 'cm', cm: 'in', mm: 'in', mi: 'km', km: 'mi', yd: 'm', nmi: 'km' },
  ...{
    lb: 'kg',
    kg: 'lb',
    oz: 'g',
    g: 'oz',
    st: 'kg',
    'oz-t': 'g',
    ct: 'g',
    gal: 'l',
    l: 'gal',
    ml: 'fl-oz',
  },
  ...{ 'fl-oz': 'ml', cup: 'ml', tbsp: 'ml', tsp: 'ml', pt: 'ml', qt: 'l', c: 'f', f: 'c', k: 'c' },
  ...{
    m2: 'ft2',
    ft2: 'm2',
    ac: 'ha',
    ha: 'ac',
    km2: 'mi2',
    mi2: 'km2',
    mph: 'km/h',
    'km/h': 'mph',
    kn: 'km/h',
  },
  ...{ kcal: 'kj', kj: 'kcal', hp: 'kw', kw: 'hp', bar: 'psi', psi: 'bar', mpg: 'l/100km', 'l/100km': 'mpg' },
  ...{ 'min/km': 'min/mi', 'min/mi': 'min/km' },
};
/** Texts that only look like a measure: `10 in` is unfinished, `5g` is a network, `4 k` a resolution. */
const other = /^\d+\s*in$|^\d+\s*k$|^\d+g$|^\d+\s*(?:c|m|l|pt|pts)$(?<!^\d+\s+[cml])|^\d*1st$/i;
const clock = /^(\d{1,3}):([0-5]\d)(?=\s+(?:in|to|as)\s)/i;

/** A height without its inches: `5ft11 cm` is seldom 5 ft and 11 cm. */
const feet = /^(\d+\s*(?:ft|feet|foot|['′])\s*\d{1,2}(?:\.\d+)?)\s+(?=[cm]?m$)/i;

/** A length which may be a height; the second begins as those of people do, who want feet and inches. */
const height = /^[\d.,]+\s*c?m\s+(?:in|to)\s+(?:feet|foot|ft)$/i;
const ofPerson = /^(?:1\d\d|2[0-2]\d)(?:[.,]\d+)?\s*cm|^[12][.,]\d\d?\s*m/i;

/** Answers `12 ft in m`, `5'11" in cm`, `seconds in a year`, `10kg lbs` and `6 ft`. */
export function answer(query: string, locale: string): Answers {
  const question = plainQuestion(query);
  const [given, second] = readings(question).flatMap((reading) => {
    const asked = readQuery(reading, locale);
    return (asked && answerQuery(asked, question, locale)) ?? [];
  });
  return given && second ? [given, { ...second, isSecond: true }] : given;
}

/** Returns the possible meanings of a question, the likelier first. */
function readings(question: string): string[] {
  // 1:30 is an hour and a half, or a minute and a half.
  if (clock.test(question)) return [question, question.replace(clock, '$1 min $2 s')];
  if (height.test(question)) {
    const inTwo = `${question} and inches`;
    return ofPerson.test(question) ? [inTwo, question] : [question, inTwo];
  }
  return feet.test(question) ? [question.replace(feet, '$1 in to '), question] : [question];
}

function answerQuery(asked: UnitQuery, question: string, locale: string): Answer | undefined {
  const { category, value, from } = asked;
  const to = asked.to ?? counterpartOf(asked, question);
  const conversion = to && convertOrNothing({ ...asked, to });
  if (!to || !conversion) return undefined;
  const amount = writeGiven(asked, locale);
  return {
    text: writeConverted(conversion.value, conversion.shown, to, locale),
    working: `${amount} to ${to.name}. ${explainConversion(from, to, category, locale)}`.trim(),
    opens: `${amount} → ${to.symbol}`,
    values: {
      category: category.id,
      from: from.id,
      to: to.id,
      value: writeAmountAsTyped(value, locale),
      locale,
    },
  };
}

function writeGiven(asked: UnitQuery, locale: string): string {
  const pair = pairFor(asked);
  return pair
    ? writeConverted(asked.value, '', pair, locale)
    : `${writeAmount(asked.value, locale)} ${asked.from.symbol}`;
}

function counterpartOf({ category, from }: UnitQuery, question: string): Unit | undefined {
  const id =
    other.test(question) || !/^[-−\d½¼¾.,]/.test(question) ? undefined : readOwn(counterparts, from.id);
  return id === undefined ? undefined : findUnit(category, id);
}

function readQuery(question: string, locale: string): UnitQuery | undefined {
  try {
    return parseUnitQuery(question, locale);
  } catch {
    // Most texts in a search box are not conversions.
    return undefined;
  }
}

function convertOrNothing({ category, value, from, to }: UnitQuery & { readonly to: Unit }) {
  try {
    const { rounded, exact } = convert(value, from, to, category);
    // If rounding gives 0, the exact value is the answer.
    const shown = rounded === '0' ? (exact?.text ?? '0') : rounded;
    return { value: convertExactly(value, from, to, category), shown };
  } catch {
    // The temperature is below absolute zero; the tool itself explains it.
    return undefined;
  }
}
