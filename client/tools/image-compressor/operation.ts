import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { describeCompletion } from './compressing/completion.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  input: {
    title: 'Drop images here, or paste',
    placeholder: 'JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP',
    accept: 'image/*,.heic,.heif,.avif',
    start: {
      button: 'Compress',
      busy: 'Compressing...',
      missing: { title: 'No Image', text: 'Please upload an image to compress' },
      failed: 'Invalid File',
      onlyName: 'compressed-image',
    },
  },
  // Large pictures take turns, so each core may have one.
  filesAtOnce: 8,
  // Runs in a worker, because the codecs are WebAssembly and a small file may hold many pixels.
  quickSize: 0,
  showsSavings: true,
  describeSaved: describeCompletion,
  async run(input, options, context) {
    const { compressFile } = await import('./compressing/compress-file.ts');
    return compressFile(input, options, context);
  },
});
