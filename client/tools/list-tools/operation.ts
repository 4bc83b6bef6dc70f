import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

const loadEngine = () => import('./list.ts');

export default defineOperation({
  schema,
  takes: 'text',
  input: { title: 'List', placeholder: 'Type or paste one item a line, or items between commas' },
  sample: 'file10.txt\nfile2.txt\nFile1.txt\nfile2.txt\n\n  file33.txt\n',
  isRandom: ({ sort }) => sort === 'random',
  // A regular expression may run forever on the shortest list; a list of a million lines takes seconds.
  quickSize: 0,
  timeLimitMs: 30_000,
  timeHint: 'Use a simpler regular expression, or a shorter list.',
  prepare: loadEngine,
  async run(input, options) {
    const { processList } = await loadEngine();
    return processList(await input.text(), options);
  },
});
