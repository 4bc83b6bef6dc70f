import { reporting } from '#client/tool-kit/calculators/reporting.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'entries', keeps: ['entries', 'rules', 'budgets', 'recurring'] },
  timeLimitMs: 60_000,
  timeHint: 'Use fewer rows at once.',
  run: reporting(async () => {
    const [{ describeExpenses }] = await Promise.all([import('./describe.ts'), provideTemporal()]);
    return describeExpenses;
  }),
});
