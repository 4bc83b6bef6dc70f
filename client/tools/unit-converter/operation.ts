import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'value',
    reads: 'query',
    swaps: ['from', 'to'],
    placeholder: 'Enter a value to convert.',
  },
  runWords: () => ({ button: 'Convert', failed: 'Not converted' }),
  async run(_, options) {
    const [{ toResult }, { describeConversion }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeConversion(options));
  },
});
