import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { sampleInvoice } from '#core/money/invoices/sample-invoice.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  // Accepts bytes, because a PDF made by this tool can be opened again.
  takesBytes: () => true,
  quickSize: 0,
  prepare: async () => (await import('./make-invoice.ts')).prepare(),
  sample: JSON.stringify(sampleInvoice, null, 2),
  async run(input, options) {
    const { makeInvoice, readInput } = await import('./make-invoice.ts');
    return makeInvoice(await readInput(input), options);
  },
});
