import { defineOperation } from '#client/tool-kit/operations/operation.ts';

export default defineOperation({
  schema: {},
  takes: 'file',
  input: { accept: 'image/*,.heic,.heif,.avif' },
  // Two at a time, because decoded pictures use much memory.
  filesAtOnce: 2,
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Crop the picture to the code, or make it smaller.',
  prepare: () => import('./reading/read-picture.ts'),
  session: () => import('./session.ts'),
  async run(input, _, context) {
    const { readPicture } = await import('./reading/read-picture.ts');
    return readPicture(input, context);
  },
});
