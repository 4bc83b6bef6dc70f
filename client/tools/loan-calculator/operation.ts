import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'amount' },
  async run(_, options) {
    const [{ toResult }, { describeLoan }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
      provideTemporal(),
    ]);
    return toResult(describeLoan(options));
  },
});
