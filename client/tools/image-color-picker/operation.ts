import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  // Two at a time, because decoded pictures use much memory.
  filesAtOnce: 2,
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(input, options) {
    const { findPalette } = await import('./picking/find-palette.ts');
    return findPalette(input, options);
  },
});
