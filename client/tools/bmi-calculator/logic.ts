import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';

/** The units in meters and kilograms, exactly (NIST SP 811). */
export const factors = {
  m: parseRational('1'),
  cm: parseRational('0.01'),
  ft: parseRational('0.3048'),
  in: parseRational('0.0254'),
  kg: parseRational('1'),
  lb: parseRational('0.45359237'),
  st: parseRational('6.35029318'),
} as const;

/** Returns the BMI: kilograms divided by the square of meters. */
export function bmiOf(kilograms: Rational, meters: Rational): Rational {
  return rational.divide(kilograms, rational.multiply(meters, meters));
}

/** Returns the weight for a BMI at a height. */
export function weightOf(bmi: Rational, meters: Rational): Rational {
  return rational.multiply(bmi, rational.multiply(meters, meters));
}

export interface Band {
  readonly name: string;
  /** The lower bound of the next category; undefined for the last. */
  readonly below: string | undefined;
}

/**
 * Sources: WHO, Obesity: preventing and managing the global epidemic (2000), and the expert consultation of 2004.
 */
export const bandSets: Readonly<Record<'who' | 'asian', readonly Band[]>> = {
  who: [
    { name: 'Severe thinness', below: '16' },
    { name: 'Moderate thinness', below: '17' },
    { name: 'Mild thinness', below: '18.5' },
    { name: 'Normal range', below: '25' },
    { name: 'Pre-obese (overweight)', below: '30' },
    { name: 'Obese, class I', below: '35' },
    { name: 'Obese, class II', below: '40' },
    { name: 'Obese, class III', below: undefined },
  ],
  asian: [
    { name: 'Underweight', below: '18.5' },
    { name: 'Increasing but acceptable risk', below: '23' },
    { name: 'Increased risk', below: '27.5' },
    { name: 'High risk', below: '32.5' },
    { name: 'High risk, second action point', below: '37.5' },
    { name: 'High risk, third action point', below: undefined },
  ],
};

/** Returns the category of an unrounded BMI: 24.996 is below 25. */
export function bandIndex(bmi: Rational, bands: readonly Band[]): number {
  return bands.findIndex(
    ({ below }) => below === undefined || rational.compare(bmi, parseRational(below)) < 0,
  );
}

/** The BMI range that is neither underweight nor overweight. */
export const healthyRange = {
  who: ['18.5', '25'],
  asian: ['18.5', '23'],
} as const;
