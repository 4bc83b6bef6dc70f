import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { sampleInvoice } from '#core/invoices/sample-invoice.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  quickSize: 0,
  sample: JSON.stringify(sampleInvoice, null, 2),
  async run(input, options) {
    const { makeInvoice } = await import('./make-invoice.ts');
    return makeInvoice(await input.text(10_000_000), options);
  },
});
