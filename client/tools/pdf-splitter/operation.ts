import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  input: { accept: 'application/pdf,.pdf' },
  filesAtOnce: 1,
  // Runs in a worker, because a small file may have many pages; the parser has a separate worker.
  quickSize: 0,
  prepare: async () => (await import('./splitting/split-file.ts')).prepare(),
  async run(input, options, context) {
    const { splitFile } = await import('./splitting/split-file.ts');
    return splitFile(input, options, context);
  },
});
