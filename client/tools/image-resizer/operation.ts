import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  // Two at a time, because decoded pictures use much memory.
  filesAtOnce: 2,
  quickSize: 0,
  async run(input, options, context) {
    const { resizeFile } = await import('./resize-file.ts');
    return resizeFile(input, options, context);
  },
});
