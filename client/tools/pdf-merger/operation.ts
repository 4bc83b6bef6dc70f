import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { flag, text } from '#client/tool-kit/state/state-schema.ts';
import { mergeSchema } from './state.ts';

export default defineOperation({
  schema: {
    pages: text('', 20_000, 'Pages', {
      role: 'input',
      hint: '1-3, 7 for every file, or one range per file: 1-3 | all | last; empty for all pages',
    }),
    startsOnOddPages: flag(false, 'Start each file on an odd page', {
      hint: 'A right-hand one when printed on both sides',
    }),
    ...mergeSchema,
    openPassword: text('', 127, 'Input password', { role: 'secret', hint: 'Tried on every file' }),
  },
  takes: 'files',
  // Runs in a worker, because a small file may have many pages; the parser has a separate worker.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(files, options, context) {
    const { mergeFiles } = await import('./merging/merge-files.ts');
    return mergeFiles(files, options, context);
  },
});
