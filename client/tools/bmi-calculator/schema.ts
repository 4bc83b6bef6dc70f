import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

/** Heights in feet or inches go with a waist in inches. */
const waistUnit = ({ heightUnit }: Readonly<Record<string, unknown>>) =>
  heightUnit === 'ft' || heightUnit === 'in' ? 'in' : 'cm';

export const schema = {
  heightUnit: {
    ...choice(['cm', 'm', 'ft', 'in'], 'cm'),
    label: 'Height unit',
    choiceLabels: { cm: 'Centimeters', m: 'Meters', ft: 'Feet and inches', in: 'Inches' },
  },
  height: numberBox('175', { label: 'Height', unitFor: ({ heightUnit }) => String(heightUnit) }),
  inches: numberBox('', { label: 'Inches', unit: 'in', onlyIf: { heightUnit: ['ft'] } }),
  weightUnit: {
    ...choice(['kg', 'lb', 'st'], 'kg'),
    label: 'Weight unit',
    choiceLabels: { kg: 'Kilograms', lb: 'Pounds', st: 'Stones and pounds' },
  },
  weight: numberBox('70', { label: 'Weight', unitFor: ({ weightUnit }) => String(weightUnit) }),
  pounds: numberBox('', { label: 'Pounds', unit: 'lb', onlyIf: { weightUnit: ['st'] } }),
  age: numberBox('', { label: 'Age', unit: 'years', hint: 'The categories are for adults of 20 and more' }),
  waist: numberBox('', { label: 'Waist', unitFor: waistUnit }),
  bands: {
    ...choice(['who', 'asian'], 'who'),
    label: 'Categories',
    choiceLabels: { who: 'WHO, international', asian: 'WHO, with the action points for Asian people' },
  },
  ...languages,
};

export type BmiOptions = StateOf<typeof schema>;
