import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { optionSchema, sampleText } from './state.ts';

export default defineOperation({
  schema: optionSchema,
  takes: 'text',
  sample: sampleText,
  session: () => import('./session/json-session.ts'),
  async run(input, options) {
    const { formatDocument } = await import('./format-document.ts');
    return formatDocument(input.content, options);
  },
});
