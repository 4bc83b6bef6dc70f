import type { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { factors } from './logic.ts';
import { type Measure, readMeasure } from './read-measure.ts';
import type { BmiOptions } from './schema.ts';

type Write = Numbers<BmiOptions>;
const zero = rational(0n);
const shortest = parseRational('0.5');
const tallest = parseRational('2.8');
const heaviest = parseRational('700');
const thinnest = parseRational('0.35');
const widest = parseRational('3');

/** Reads the height in meters. Throws a ToolInputError. */
export function readHeight(options: BmiOptions, write: Write): Rational {
  const { heightUnit, height, locale } = options;
  const said = readMeasure(height, ['m', 'cm', 'ft', 'in'], { label: 'Height', field: 'height', locale });
  const main = said?.size ?? rational.multiply(write.read('height'), factors[heightUnit]);
  const more = heightUnit === 'ft' ? smallPart(write, 'inches', said) : zero;
  const meters = rational.add(main, rational.multiply(more, factors.in));
  if (rational.compare(meters, shortest) >= 0 && rational.compare(meters, tallest) <= 0) return meters;
  throw new ToolInputError(`A height of ${write.full(meters)} m is not a person’s.`, {
    field: 'height',
    hint: `Enter 0.5 m to 2.8 m.${unitGuess(options, meters)}`,
  });
}

/** Guesses the unit of an implausible number, which often has another unit than the chosen one. */
function unitGuess({ heightUnit }: BmiOptions, meters: Rational): string {
  const value = rational.divide(meters, factors[heightUnit]);
  const others = (['cm', 'm', 'in', 'ft'] as const).filter((unit) => {
    const size = rational.multiply(value, factors[unit]);
    return (
      unit !== heightUnit && rational.compare(size, rational(1n)) > 0 && rational.compare(size, tallest) <= 0
    );
  });
  return others.length > 0 ? ` Is it in ${others.join(' or ')}?` : '';
}

/** Reads the box for inches or pounds. Throws a ToolInputError if the main box already contains them. */
function smallPart(write: Write, field: 'inches' | 'pounds', said: Measure | undefined): Rational {
  if (!said?.isWhole || write.isEmpty(field)) return write.optional(field, { min: 0 }) ?? zero;
  throw new ToolInputError(`The ${field} are entered twice.`, {
    field,
    hint: 'Leave this box empty, or take them out of the other one.',
  });
}

/** Reads the weight in kilograms. Throws a ToolInputError. */
export function readWeight({ weightUnit, weight, locale }: BmiOptions, write: Write): Rational {
  const said = readMeasure(weight, ['kg', 'lb', 'st'], { label: 'Weight', field: 'weight', locale });
  const main = said?.size ?? rational.multiply(write.read('weight'), factors[weightUnit]);
  const more = weightUnit === 'st' ? smallPart(write, 'pounds', said) : zero;
  const kilograms = rational.add(main, rational.multiply(more, factors.lb));
  if (rational.compare(kilograms, rational(1n)) >= 0 && rational.compare(kilograms, heaviest) <= 0)
    return kilograms;
  throw new ToolInputError(`A weight of ${write.full(kilograms)} kg is not a person’s.`, {
    field: 'weight',
    hint: 'Enter 1 kg to 700 kg.',
  });
}

/** Reads the waist in meters. Throws a ToolInputError. */
export function readWaist({ heightUnit, waist, locale }: BmiOptions, write: Write): Rational {
  const isInInches = heightUnit === 'ft' || heightUnit === 'in';
  const said = readMeasure(waist, ['cm', 'in'], { label: 'Waist', field: 'waist', locale });
  const unit = isInInches ? factors.in : factors.cm;
  const size = said?.size ?? rational.multiply(write.read('waist'), unit);
  if (rational.compare(size, thinnest) >= 0 && rational.compare(size, widest) <= 0) return size;
  const centimeters = rational.divide(size, factors.cm);
  const other = isInInches ? '86 cm' : '34 in';
  throw new ToolInputError(`A waist of ${write.full(centimeters)} cm is not a person’s.`, {
    field: 'waist',
    hint: `Enter 35 cm to 300 cm. You can type another unit, as in ${other}.`,
  });
}
