import { reporting } from '#client/tool-kit/calculators/reporting.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'start' },
  run: reporting(async () => (await import('./describe.ts')).describeSaving),
});
