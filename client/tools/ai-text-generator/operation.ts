import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

/** Writes with the template engine, which is always available. The page says that it uses templates, not AI. */
export default defineOperation({
  schema,
  takes: 'text',
  sample: 'the summer party\nit begins at 6 on Friday\nbring a salad\nchildren are welcome',
  quickSize: 1500,
  session: () => import('./session.ts'),
  async run(input, options) {
    const { writeDraft } = await import('./templates/drafts.ts');
    const content = writeDraft(await input.text(20_000_000), options);
    const isSummary = options.task === 'summary' || options.task === 'points';
    return {
      parts: [{ name: 'draft.txt', kind: 'text', content }],
      notes: [
        inform(
          isSummary
            ? 'No language model: these are sentences of the text itself, chosen by the words they share.'
            : 'No language model: put together from phrases and your lines. Fill in the [brackets].',
        ),
      ],
    };
  },
});
