import { reporting } from '#client/tool-kit/calculators/reporting.ts';
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
  run: reporting(async () => (await import('./describe.ts')).describeConversion),
});
