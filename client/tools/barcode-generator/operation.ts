import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { symbologies } from '#core/codes/bars/symbologies.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'text',
  sample: symbologies.ean13.sample,
  sampleFor: ({ symbology }) => symbologies[symbology].sample,
  placeholderFor: ({ symbology }) => symbologies[symbology].hint,
  input: { title: 'Content', isFilled: true, shape: 'line' },
  isShort: ({ list }) => list === 'one',
  // Text from another tool may be a list.
  optionsFor: (_, text = '') => (text.trim().includes('\n') ? { list: 'lines' } : {}),
  // Runs in a worker even for short input, because the engine has a hundred symbologies and 1 MB of code.
  quickSize: 0,
  prepare: () => import('./making/make-barcodes.ts'),
  async run(input, options, context) {
    const { makeBarcodes } = await import('./making/make-barcodes.ts');
    const text = await input.text();
    // A final line break that a program or editor adds is not part of the content.
    const isFromFile = typeof input.content !== 'string';
    return makeBarcodes(isFromFile ? text.replace(/\r?\n$/, '') : text, options, context);
  },
});
