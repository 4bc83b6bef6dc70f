import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { symbologies } from '#core/codes/bars/symbologies.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'text',
  sample: symbologies.ean13.sample,
  sampleFor: ({ symbology }) => symbologies[symbology].sample,
  placeholderFor: ({ symbology }) => symbologies[symbology].hint,
  input: { title: 'Content', isFilled: true },
  // A list that another tool sent.
  optionsFor: (_, text = '') => (text.trim().includes('\n') ? { list: 'lines' } : {}),
  // The engine knows a hundred symbologies and weighs a megabyte.
  quickSize: 0,
  prepare: () => import('./making/make-barcodes.ts'),
  async run(input, options, context) {
    const { makeBarcodes } = await import('./making/make-barcodes.ts');
    const text = await input.text();
    // What a program or an editor puts at the end of its output is no part of the content.
    const isFromFile = typeof input.content !== 'string';
    return makeBarcodes(isFromFile ? text.replace(/\r?\n$/, '') : text, options, context);
  },
});
