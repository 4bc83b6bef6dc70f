import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { outputForms } from './output-forms.ts';

const svgAsLabels = { shorter: 'Whichever is shorter', base64: 'Base64', percent: 'Percent-encoded text' };

export const schema = {
  form: choice(
    outputForms.map(({ id }) => id),
    'data',
    'Output format',
    { choiceLabels: choiceLabels(outputForms) },
  ),
  svgAs: choice(svgAsLabels, 'shorter', 'SVG'),
  isStripped: flag(false, 'Remove metadata (location, camera, captions)'),
};

export type ImageTextOptions = StateOf<typeof schema>;
