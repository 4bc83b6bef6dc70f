import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { tabs: 'tab', receives: 'whole', receivedWith: { tab: 'basic', find: 'part' } },
  async run(_, options) {
    const [{ toResult }, { describePercentage }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./results/results.ts'),
    ]);
    return toResult(describePercentage(options));
  },
});
