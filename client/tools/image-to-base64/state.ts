import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { outputForms } from './output-forms.ts';

export const schema = {
  form: describeField(
    choice(
      outputForms.map(({ id }) => id),
      'data',
    ),
    {
      label: 'Output format',
      choiceLabels: choiceLabels(outputForms),
    },
  ),
  svgAs: describeField(choice(['shorter', 'base64', 'percent'], 'shorter'), {
    label: 'SVG',
    choiceLabels: { shorter: 'Whichever is shorter', base64: 'Base64', percent: 'Percent-encoded text' },
  }),
  isStripped: describeField(flag(false), { label: 'Remove metadata (location, camera, captions)' }),
};

export type ImageTextOptions = StateOf<typeof schema>;
