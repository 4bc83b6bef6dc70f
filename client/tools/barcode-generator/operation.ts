import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { optionSchema } from './state.ts';

export default defineOperation({
  schema: optionSchema,
  takes: 'text',
  sample: '4006381333931',
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
