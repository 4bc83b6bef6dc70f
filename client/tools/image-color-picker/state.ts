import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { choice, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const notations = [
  { id: 'hex', label: 'HEX' },
  { id: 'rgb', label: 'RGB' },
  { id: 'hsl', label: 'HSL' },
  { id: 'oklch', label: 'OKLCH' },
  { id: 'p3', label: 'Display P3' },
] as const;

export const schema = {
  count: number(6, { min: 1, max: 32, isInteger: true }, 'Colors', {
    hint: 'At most; similar ones count as one',
    isMain: true,
  }),
  notation: choice([...notations.map(({ id }) => id)], 'hex', 'Format', {
    choiceLabels: choiceLabels(notations),
  }),
};

export type PickerState = StateOf<typeof schema>;
