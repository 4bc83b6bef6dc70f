import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, choice, number, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  task: describeField(choice(['look-up', 'aggregate', 'exclude', 'split'], 'look-up'), {
    label: 'Task',
    choiceLabels: {
      'look-up': 'Look up',
      aggregate: 'Aggregate into few networks',
      exclude: 'Exclude from networks',
      split: 'Split into subnets',
    },
  }),
  format: describeField(choice(['text', 'csv', 'json'], 'text'), {
    label: 'Output format',
    choiceLabels: { text: 'Text', csv: 'CSV', json: 'JSON' },
    onlyIf: { task: ['look-up'] },
  }),
  excluded: describeField(asInput(text('', 100_000)), {
    label: 'Without',
    hint: '192.0.2.1, 10.0.0.0/8',
    onlyIf: { task: ['exclude'] },
  }),
  prefix: describeField(number(26, { min: 0, max: 128, isInteger: true }), {
    label: 'Prefix length',
    onlyIf: { task: ['split'] },
  }),
};
