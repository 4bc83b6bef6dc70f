import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { text } from '#client/tool-kit/state/state-schema.ts';
import { schema } from './state.ts';

const loadEngine = () => import('./logic.ts');

/** Calculates a sheet: one answer per nonempty line. */
export default defineOperation({
  schema: {
    angleUnit: schema.angleUnit,
    digits: schema.digits,
    addsPercentOfLeft: schema.addsPercentOfLeft,
    locale: schema.locale,
    previous: text('', 1_000_000, 'Previous answer', {
      role: 'input',
      hint: 'The value of ans on the first line',
    }),
  },
  takes: 'text',
  sample: '2 * (3 + 4) ** 2\nans / 3\nsqrt(2)',
  // A short expression may run forever.
  quickSize: 0,
  timeLimitMs: 5_000,
  timeHint: 'Use smaller numbers, or split the expression.',
  prepare: loadEngine,
  async run(input, { previous, ...options }) {
    const { evaluateSheet } = await loadEngine();
    const detail = evaluateSheet(await input.text(), { ...options, previous: previous || undefined });
    const content = detail.map(({ answer }) => answer.shown).join('\n');
    return { parts: [{ name: 'answers.txt', kind: 'text', content }], detail };
  },
});
