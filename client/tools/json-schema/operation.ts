import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { schemaOptions } from './state.ts';

export default defineOperation({
  schema: schemaOptions,
  takes: 'files',
  quickSize: 0,
  timeLimitMs: 30_000,
  timeHint: 'Check smaller data, or simplify the regular expressions of the schema.',
  prepare: () => import('./check.ts'),
  async run(files, options) {
    const { checkData, generateSchema } = await import('./check.ts');
    const texts = await Promise.all(files.map((file) => file.text(20_000_000)));
    if (options.mode === 'generate') {
      if (texts.length === 0) {
        throw new ToolInputError('There is no sample.', { hint: 'Add one or more JSON files.' });
      }
      const { content, summary, notes } = generateSchema(texts, options);
      return {
        parts: [{ name: 'schema.json', kind: 'json', content, isNamed: true }],
        summary,
        notes: [...notes],
      };
    }
    const [data, schema] = texts;
    if (data === undefined || schema === undefined || texts.length > 2) {
      throw new ToolInputError('This needs the data and its schema.', {
        hint: 'Add the data file first, then the schema.',
      });
    }
    const { content, summary, notes } = checkData(data, schema, options.draft);
    return {
      parts: [{ name: 'errors.txt', kind: 'text', content, isNamed: true }],
      summary,
      notes: [...notes],
    };
  },
});
