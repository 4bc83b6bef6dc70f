import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

/** Heights in feet or inches go with a waist in inches. */
const waistUnit = ({ heightUnit }: Readonly<Record<string, unknown>>) =>
  heightUnit === 'ft' || heightUnit === 'in' ? 'in' : 'cm';

const heightUnitLabels = { cm: 'Centimeters', m: 'Meters', ft: 'Feet and inches', in: 'Inches' };

const bandsLabels = { who: 'WHO, international', asian: 'WHO, with the action points for Asian people' };

export const schema = {
  heightUnit: choice(heightUnitLabels, 'cm', 'Height unit'),
  height: numberBox('175', { label: 'Height', unitFor: ({ heightUnit }) => String(heightUnit) }),
  inches: numberBox('', { label: 'Inches', unit: 'in', onlyIf: { heightUnit: ['ft'] } }),
  weightUnit: choice({ kg: 'Kilograms', lb: 'Pounds', st: 'Stones and pounds' }, 'kg', 'Weight unit'),
  weight: numberBox('70', { label: 'Weight', unitFor: ({ weightUnit }) => String(weightUnit) }),
  pounds: numberBox('', { label: 'Pounds', unit: 'lb', onlyIf: { weightUnit: ['st'] } }),
  age: numberBox('', { label: 'Age', unit: 'years', hint: 'The categories are for adults of 20 and more' }),
  waist: numberBox('', { label: 'Waist', unitFor: waistUnit }),
  bands: choice(bandsLabels, 'who', 'Categories'),
  ...languages,
};

export type BmiOptions = StateOf<typeof schema>;
