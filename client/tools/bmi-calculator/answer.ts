import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { bandIndex, bandSets, bmiOf, factors } from './logic.ts';

const asked = /^(?:(?:my|your)\s+)?bmi\s*[:,]?\s*(?:(?:of|for|with|at|is|if)\s+)?(?<body>.*\d.*)$/i;
const weightText = /(?<weight>\d[\d.,]*)\s*(?<unit>kg|kgs|kilos?|kilograms?|lbs?|pounds)\b/i;
const metricText = /(?<height>\d[\d.,]*)\s*(?<unit>cm|m|centimet(?:er|re)s?|met(?:er|re)s?)\b/i;
const feetText =
  /(?<feet>[1-8])\s*(?:'|’|′|ft|feet|foot)\s*(?:(?<inches>\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|''|in|inches|inch)?(?!\s*(?:kg|lb|pound)))?/i;
const joints = /^(?:[\s,;/@&]|and|at|for|tall|height|weight|i|am|weigh|weighing)*$/i;

/** Answers `bmi 70 kg 175 cm` and `bmi 5'11 180 lbs`. */
export function answer(query: string, locale: string): Answer | undefined {
  const body = asked.exec(bareQuestion(query))?.groups?.body;
  const weight = body === undefined ? undefined : weightText.exec(body);
  if (body === undefined || !weight) return undefined;
  const rest = body.replace(weight[0], ' ');
  const height = metricText.exec(rest) ?? feetText.exec(rest);
  if (!height || !joints.test(rest.replace(height[0], ' '))) return undefined;
  const weightUnit = /^(?:lb|pound)/i.test(weight.groups?.unit ?? '') ? 'lb' : 'kg';
  const kilograms = size(weight.groups?.weight, weightUnit, locale);
  const { meters, values } = readHeight(height.groups ?? {}, locale);
  if (!kilograms || !meters) return undefined;
  const isPerson =
    rational.compare(meters, parseRational('0.5')) >= 0 && rational.compare(meters, rational(3n)) < 0;
  if (!isPerson || rational.compare(kilograms, rational(1n)) < 0) return undefined;
  const bmi = bmiOf(kilograms, meters);
  return {
    text: writeDecimal(toFixedDecimal(bmi, 1), locale, { minimumFractionDigits: 1 }),
    working: `kg ÷ m²; for adults: ${bandSets.who[bandIndex(bmi, bandSets.who)]?.name ?? ''}`,
    opens: query.trim(),
    values: { weightUnit, weight: weight.groups?.weight ?? '', ...values, locale },
  };
}

type Groups = Readonly<Record<string, string | undefined>>;

function readHeight({ height, unit, feet, inches }: Groups, locale: string) {
  if (feet !== undefined) {
    const whole = size(feet, 'ft', locale);
    const rest = inches === undefined ? rational(0n) : size(inches, 'in', locale);
    return {
      meters: whole && rest && rational.add(whole, rest),
      values: { heightUnit: 'ft', height: feet, inches: inches ?? '' },
    };
  }
  const heightUnit = /^c/i.test(unit ?? '') ? 'cm' : 'm';
  return { meters: size(height, heightUnit, locale), values: { heightUnit, height: height ?? '' } };
}

function size(text: string | undefined, unit: keyof typeof factors, locale: string): Rational | undefined {
  const plain = parseLocaleNumber(text ?? '', locale);
  return plain === undefined ? undefined : rational.multiply(parseRational(plain), factors[unit]);
}
