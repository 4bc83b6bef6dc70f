import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'start' },
  async run(_, options) {
    const [{ toResult }, { describeSaving }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeSaving(options));
  },
});
