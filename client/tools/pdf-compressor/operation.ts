import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  filesAtOnce: 1,
  // Always runs in a worker, because a small file may contain large pictures.
  quickSize: 0,
  showsSavings: true,
  prepare: async () => (await import('./compressing/compress-file.ts')).prepare(),
  async run(input, options, context) {
    const { compressFile } = await import('./compressing/compress-file.ts');
    return compressFile(input, options, context);
  },
});
