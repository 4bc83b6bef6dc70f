import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  input: { accept: 'application/pdf,.pdf' },
  filesAtOnce: 1,
  // A small file may hold many pages, and its parser runs in a worker of its own.
  quickSize: 0,
  async run(input, options, context) {
    const { splitFile } = await import('./splitting/split-file.ts');
    return splitFile(input, options, context);
  },
});
