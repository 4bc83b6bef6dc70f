import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  // Runs in a worker, because the codecs are WebAssembly and a small file may hold many pixels.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(input, options, context) {
    const { compressFile } = await import('./compressing/compress-file.ts');
    return compressFile(input, options, context);
  },
});
