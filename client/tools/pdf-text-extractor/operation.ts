import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'files',
  quickSize: 0,
  prepare: async () => (await import('./extract-text.ts')).prepare(),
  async run(files, options, context) {
    const { extractText } = await import('./extract-text.ts');
    return extractText(files, options, context);
  },
});
