import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  input: { title: 'Titles', placeholder: 'Type or paste titles, one per line' },
  // The tables of letters stay in the worker.
  quickSize: 0,
  sample: 'Crème Brûlée & Co.\nGrößenänderung: 50 % mehr!\nСанкт-Петербург\n北京 2026\nDon’t Panic',
  async run(input, options) {
    const { makeSlugs } = await import('./slugs.ts');
    const { text, notes } = await makeSlugs(await input.text(), options);
    return { parts: [{ name: 'slugs.txt', kind: 'text', content: text }], notes };
  },
});
