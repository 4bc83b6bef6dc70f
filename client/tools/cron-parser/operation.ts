import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, number, text } from '#client/tool-kit/state/state-schema.ts';
import { planForm } from './plan.ts';

export default defineOperation({
  schema: {
    dialect: describeField(choice(['crontab', 'spring', 'quartz', 'aws'], 'crontab'), {
      label: 'Dialect',
      choiceLabels: {
        crontab: 'crontab (5 fields)',
        spring: 'Spring (6)',
        quartz: 'Quartz (6 or 7)',
        aws: 'AWS (6)',
      },
    }),
    zone: describeField(text('', 60), { label: 'Time zone', hint: 'Europe/Berlin; empty: yours' }),
    count: describeField(number(5, { min: 1, max: 1000, isInteger: true }), { label: 'Runs' }),
    direction: describeField(choice(['next', 'previous'], 'next'), {
      label: 'Direction',
      choiceLabels: { next: 'Next', previous: 'Previous' },
    }),
    from: describeField(text('', 30), { label: 'Start from', hint: '2026-03-28 12:00; empty: now' }),
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
