import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  input: { accept: 'image/*,.heic,.heif,.avif' },
  // Two at a time, because decoded pictures use much memory.
  filesAtOnce: 2,
  quickSize: 0,
  async run(input, options, context) {
    const { cropFile } = await import('./crop-file.ts');
    return cropFile(input, options, context);
  },
});
