import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'amount',
    maker: {
      label: 'Swap',
      icon: 'arrow-left-right',
      make: async ({ from, to }) =>
        (await import('./converting/targets.ts')).swapped(String(from), String(to)),
    },
  },
  async run(_, options) {
    const [{ toResult }, { describeConversion }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeConversion(options, Date.now()));
  },
});
