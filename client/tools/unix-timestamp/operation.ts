import { provideTemporal } from '#client/lib/temporal.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  sample: '1700000000',
  input: { isFilled: true, placeholder: 'now, 1700000000, 2026-11-25 14:30, an ObjectId, a UUID …' },
  quickSize: 5000,
  // “now” and how long ago something was.
  isRandom: () => true,
  async run(input, options) {
    const [{ convertTimes }, content] = await Promise.all([
      import('./convert.ts'),
      input.text(10_000_000),
      provideTemporal(),
    ]);
    return convertTimes(content, options);
  },
});
