import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, number, text } from '#client/tool-kit/state/state-schema.ts';
import { planForm } from './plan.ts';

const dialectLabels = {
  crontab: 'crontab (5 fields)',
  spring: 'Spring (6)',
  quartz: 'Quartz (6 or 7)',
  aws: 'AWS (6)',
};

export default defineOperation({
  schema: {
    dialect: choice(dialectLabels, 'crontab', 'Dialect'),
    zone: text('', 60, 'Time zone', { hint: 'Europe/Berlin; empty: yours' }),
    count: number(5, { min: 1, max: 1000, isInteger: true }, 'Runs'),
    direction: choice({ next: 'Next', previous: 'Previous' }, 'next', 'Direction'),
    from: text('', 30, 'Start from', { hint: '2026-03-28 12:00; empty: now' }),
  },
  takes: 'text',
  maker: {
    label: 'Build',
    icon: 'calendar-plus',
    hint: 'Builds a line from a few choices',
    form: planForm,
  },
  sample: '0 9 1 * MON',
  quickSize: 2000,
  isRandom: ({ from }) => from.trim() === '',
  async run(input, options) {
    const { reportCrontab } = await import('./report.ts');
    return reportCrontab(await input.text(1_000_000), options);
  },
});
