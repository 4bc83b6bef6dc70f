import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  heightUnit: {
    ...choice(['cm', 'm', 'ft', 'in'], 'cm'),
    label: 'Height unit',
    choiceLabels: { cm: 'Centimeters', m: 'Meters', ft: 'Feet and inches', in: 'Inches' },
  },
  height: numberBox('175', { label: 'Height' }),
  inches: numberBox('', { label: 'Inches', unit: 'in', onlyIf: { heightUnit: ['ft'] } }),
  weightUnit: {
    ...choice(['kg', 'lb', 'st'], 'kg'),
    label: 'Weight unit',
    choiceLabels: { kg: 'Kilograms', lb: 'Pounds', st: 'Stones and pounds' },
  },
  weight: numberBox('70', { label: 'Weight' }),
  pounds: numberBox('', { label: 'Pounds', unit: 'lb', onlyIf: { weightUnit: ['st'] } }),
  age: numberBox('', { label: 'Age', unit: 'years', hint: 'The categories are for adults of 20 and more' }),
  waist: numberBox('', { label: 'Waist', hint: 'In centimeters, or inches with feet' }),
  bands: {
    ...choice(['who', 'asian'], 'who'),
    label: 'Categories',
    choiceLabels: { who: 'WHO, international', asian: 'WHO, with the action points for Asian people' },
  },
  ...languages,
};

export type BmiOptions = StateOf<typeof schema>;
