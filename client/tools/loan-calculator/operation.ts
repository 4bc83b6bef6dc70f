import { reporting } from '#client/tool-kit/calculators/reporting.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'amount' },
  run: reporting(async () => {
    const [{ describeLoan }] = await Promise.all([import('./describe.ts'), provideTemporal()]);
    return describeLoan;
  }),
});
