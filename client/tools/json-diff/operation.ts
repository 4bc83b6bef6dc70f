import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { comparisonSchema } from './state.ts';

export default defineOperation({
  schema: comparisonSchema,
  takes: 'files',
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Compare smaller documents.',
  prepare: async () =>
    Promise.all([import('./read-document.ts'), import('./compare.ts'), import('./color-changes.ts')]),
  async run(files, { format, ...options }) {
    const [old, now] = files;
    if (!old || !now || files.length > 2) {
      throw new ToolInputError('This compares two documents.', {
        hint: 'Add the old file first, then the new one.',
      });
    }
    const { readDocument } = await import('./read-document.ts');
    const { compareValues } = await import('./compare.ts');
    const { colorLines, colorValues } = await import('./color-changes.ts');
    const [oldText, newText] = [await old.text(20_000_000), await now.text(20_000_000)];
    const before = await readDocument(oldText, old.name, format, 'Old document');
    const after = await readDocument(newText, now.name, format, 'New document');
    const { content, summary, changes, notes } = compareValues(before.value, after.value, options);
    const isList = options.output === 'changes';
    const name = { changes: 'changes.txt', patch: 'patch.json', merge: 'merge-patch.json' }[options.output];
    const part = { name, kind: isList ? ('text' as const) : ('json' as const), content, isNamed: true };
    // The changes have other places in a new document whose lists are put into the order of the old one's.
    const inNew = options.ignoresOrder ? [] : colorValues(newText, after, changes, 'new');
    return {
      parts: [isList ? { ...part, highlights: colorLines(content, changes) } : part],
      detail: [colorValues(oldText, before, changes, 'old'), inNew],
      notes: [...before.notes, ...after.notes, ...notes],
      summary,
    };
  },
});
