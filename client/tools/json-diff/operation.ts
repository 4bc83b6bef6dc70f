import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { comparisonSchema } from './state.ts';

export default defineOperation({
  schema: comparisonSchema,
  takes: 'files',
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Compare smaller documents.',
  prepare: async () => Promise.all([import('./read-document.ts'), import('./compare.ts')]),
  async run(files, { format, ...options }) {
    const [old, now] = files;
    if (!old || !now || files.length > 2) {
      throw new ToolInputError('This compares two documents.', {
        hint: 'Add the old file first, then the new one.',
      });
    }
    const { readDocument } = await import('./read-document.ts');
    const { compareValues } = await import('./compare.ts');
    const before = await readDocument(await old.text(20_000_000), old.name, format, 'Old document');
    const after = await readDocument(await now.text(20_000_000), now.name, format, 'New document');
    const { content, summary, notes } = compareValues(before.value, after.value, options);
    const isList = options.output === 'changes';
    const name = { changes: 'changes.txt', patch: 'patch.json', merge: 'merge-patch.json' }[options.output];
    return {
      parts: [{ name, kind: isList ? 'text' : 'json', content, isNamed: true }],
      notes: [...before.notes, ...after.notes, ...notes],
      summary,
    };
  },
});
