import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { bandIndex, bandSets, bmiOf, factors, healthyRange, weightOf } from './logic.ts';
import { readHeight, readWaist, readWeight } from './read-body.ts';
import { type BmiOptions, schema } from './schema.ts';

type Write = Numbers<BmiOptions>;
const adultAge = rational(20n);
const smallestGap = parseRational('0.05');

/** Returns the BMI, its category, and the weights around it. Throws a ToolInputError. */
export function describeBmi(options: BmiOptions): Report {
  const write = new Numbers(schema, options);
  const meters = readHeight(options, write);
  const kilograms = readWeight(options, write);
  const bmi = bmiOf(kilograms, meters);
  const age = write.optional('age', { min: 0, max: 130 });
  const isChild = age !== undefined && rational.compare(age, adultAge) < 0;
  const waist = waistFigures(options, meters, write);
  return {
    figures: [
      { label: 'BMI', value: `${write.fixed(bmi, 1)} kg/m²` },
      ...(isChild ? [] : bandFigures(bmi, meters, kilograms, options, write)),
      { label: 'With two decimals', value: write.fixed(bmi) },
      ...waist,
    ],
    plain: toFixedDecimal(bmi, 2),
    sentences: [
      `${write.full(kilograms)} kg ÷ (${write.full(meters)} m)²`,
      ...(isChild ? [] : [scaleSource(options.bands)]),
    ],
    notes: [...inchesDoubt(options, write), ...notesOf(isChild, bmi)],
    ...(isChild ? {} : { scale: scaleOf(bmi, options.bands, write) }),
  };
}

/** Writes a weight in the unit of the input. */
function weightText(kilograms: Rational, { weightUnit }: BmiOptions, write: Write): string {
  if (weightUnit === 'kg') return `${write.fixed(kilograms, 1)} kg`;
  const tenths = BigInt(
    toFixedDecimal(rational.multiply(rational.divide(kilograms, factors.lb), rational(10n)), 0),
  );
  const pounds = rational(tenths, 10n);
  if (weightUnit === 'lb') return `${write.fixed(pounds, 1)} lb`;
  const stones = tenths / 140n;
  return `${write.integer(stones)} st ${write.fixed(rational(tenths - stones * 140n, 10n), 1)} lb`;
}

function bandFigures(
  bmi: Rational,
  meters: Rational,
  kilograms: Rational,
  options: BmiOptions,
  write: Write,
): readonly Figure[] {
  const bands = bandSets[options.bands];
  const index = bandIndex(bmi, bands);
  const [low, high] = healthyRange[options.bands];
  const text = (weight: Rational) => weightText(weight, options, write);
  // The distance to the next category may be smaller than one digit shows.
  const gap = (weight: Rational) =>
    rational.compare(weight, smallestGap) < 0
      ? `less than ${write.fixed(parseRational('0.1'), 1)} ${options.weightUnit === 'kg' ? 'kg' : 'lb'}`
      : text(weight);
  const at = (edge: string) => weightOf(parseRational(edge), meters);
  const lower = bands[index - 1]?.below;
  const upper = bands[index]?.below;
  return [
    { label: 'Category', value: bands[index]?.name ?? '' },
    { label: 'Healthy weight for this height', value: `${text(at(low))} to below ${text(at(high))}` },
    ...(upper === undefined
      ? []
      : [
          {
            label: `Weight gain to “${bands[index + 1]?.name ?? ''}”`,
            value: gap(rational.subtract(at(upper), kilograms)),
          },
        ]),
    ...(lower === undefined
      ? []
      : [
          {
            label: `Weight loss to “${bands[index - 1]?.name ?? ''}”`,
            value: gap(rational.subtract(kilograms, at(lower))),
          },
        ]),
  ];
}

function waistFigures(options: BmiOptions, meters: Rational, write: Write): readonly Figure[] {
  if (write.isEmpty('waist')) return [];
  const size = readWaist(options, write);
  const ratio = rational.divide(size, meters);
  const steps = [
    ['0.4', 'low'],
    ['0.5', 'healthy'],
    ['0.6', 'increased risk'],
  ] as const;
  const word = steps.find(([below]) => rational.compare(ratio, parseRational(below)) < 0)?.[1] ?? 'high risk';
  return [{ label: 'Waist to height (NICE)', value: `${write.fixed(ratio)}, ${word}` }];
}

function scaleSource(bands: BmiOptions['bands']): string {
  return bands === 'who'
    ? 'Categories of the World Health Organization (2000), by the BMI before it is rounded.'
    : 'Public health action points for Asian people (WHO expert consultation, Lancet 2004), by the BMI before it is rounded.';
}

/** Warns about decimal feet: 5.11 feet are 5 ft 1.3 in, but most people mean 5 ft 11 in. */
function inchesDoubt({ heightUnit, height }: BmiOptions, write: Write): readonly Note[] {
  const [, feet = '', inches = ''] = /^\s*(\d)[.,](\d{1,2})\s*$/.exec(height) ?? [];
  if (heightUnit !== 'ft' || !write.isEmpty('inches') || inches === '' || Number(inches) > 11) return [];
  const rest = rational.multiply(parseRational(`0.${inches}`), rational(12n));
  return [
    warn(
      `This is read as ${height.trim()} feet, which is ${feet} ft ${write.fixed(rest, 1)} in.`,
      `For ${feet} ft ${Number(inches)} in, write ${feet}'${Number(inches)} or put the inches into their own box.`,
    ),
  ];
}

function notesOf(isChild: boolean, bmi: Rational): readonly Note[] {
  const age = warn(
    'The categories are for adults: they do not apply below 20 years.',
    'A child’s BMI is read from growth charts by age and sex (WHO 2007, CDC); ask a doctor.',
  );
  const rare = warn('This is an unusual BMI.', 'Check the units of height and weight.');
  const isRare = rational.compare(bmi, rational(10n)) < 0 || rational.compare(bmi, rational(70n)) > 0;
  return [
    ...(isChild ? [age] : []),
    ...(isRare ? [rare] : []),
    inform(
      'No diagnosis: BMI does not tell muscle from fat, and does not hold in pregnancy, for athletes or the very old.',
    ),
  ];
}

function scaleOf(bmi: Rational, set: BmiOptions['bands'], write: Write) {
  const bands = bandSets[set];
  const band = bands[bandIndex(bmi, bands)]?.name ?? '';
  return {
    title: `${band} (BMI ${write.fixed(bmi, 1)})`,
    summary: `A BMI of ${write.fixed(bmi)} is in the category “${band}”.`,
    best: bands.findIndex(({ below }) => below === healthyRange[set][1]),
    from: 14,
    to: 44,
    value: Number(toFixedDecimal(bmi, 12)),
    bands: bands.map(({ name, below }, index) => {
      const start = bands[index - 1]?.below;
      const bounds = [start && `from ${start}`, below && `below ${below}`].filter(Boolean).join(', ');
      return { name, below: below === undefined ? Number.MAX_VALUE : Number(below), bounds };
    }),
  };
}
