import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

const loadEngine = () => import('./replace.ts');

export default defineOperation({
  schema,
  takes: 'text',
  sample: 'The cat sat. A Cat, two cats, and CAT.',
  optionsForSample: ({ mode, find }) =>
    mode === 'single' && find === ''
      ? { find: 'cat', replacement: 'dog', ignoresCase: true, keepsCase: true }
      : {},
  // A pattern may run forever on the shortest text.
  quickSize: 0,
  timeLimitMs: 10_000,
  timeHint: 'Use a simpler regular expression, or a shorter text.',
  prepare: loadEngine,
  async run(input, options) {
    const { replaceText } = await loadEngine();
    return replaceText(await input.text(), options);
  },
});
