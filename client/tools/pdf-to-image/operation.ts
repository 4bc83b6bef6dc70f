import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

export default defineOperation({
  schema,
  takes: 'file',
  filesAtOnce: 1,
  quickSize: 0,
  // Pages are drawn on a canvas, which only browsers have.
  needsBrowser: true,
  prepare: async () => (await import('./draw-pages.ts')).prepare(),
  async run(input, options, context) {
    const { drawPages } = await import('./draw-pages.ts');
    return drawPages(input, options, context);
  },
});
