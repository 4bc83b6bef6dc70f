import { choice, number, text } from '#client/tool-kit/state/state-schema.ts';

const taskLabels = {
  'look-up': 'Look up',
  aggregate: 'Aggregate into few networks',
  exclude: 'Exclude from networks',
  split: 'Split into subnets',
};

export const schema = {
  task: choice(taskLabels, 'look-up', 'Task'),
  format: choice({ text: 'Text', csv: 'CSV', json: 'JSON' }, 'text', 'Output format', {
    onlyIf: { task: ['look-up'] },
  }),
  excluded: text('', 100_000, 'Without', {
    role: 'input',
    hint: '192.0.2.1, 10.0.0.0/8',
    onlyIf: { task: ['exclude'] },
  }),
  prefix: number(26, { min: 0, max: 128, isInteger: true }, 'Prefix length', { onlyIf: { task: ['split'] } }),
};
