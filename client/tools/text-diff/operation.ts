import { defineOperation, type OperationNote } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { DiffDetail } from './compare.ts';
import { comparisonSchema } from './state.ts';

export default defineOperation({
  schema: comparisonSchema,
  takes: 'files',
  timeLimitMs: 120_000,
  async run(files, options) {
    const [old, now] = files;
    if (!old || !now || files.length > 2) {
      throw new ToolInputError('This compares two texts.', {
        hint: 'Give the old file first, then the new one.',
      });
    }
    const { compareTexts } = await import('./compare.ts');
    const { patch, detail } = compareTexts(await old.text(), await now.text(), old.name, options);
    return {
      parts: [
        {
          name: 'changes.patch',
          kind: 'text',
          content: await asTextIfSmall(patch),
        },
      ],
      notes: describeDiff(detail),
      detail,
    };
  },
});

function describeDiff({
  changes,
  removedCount,
  addedCount,
  hasOtherLineEnds,
  isSameText,
}: DiffDetail): OperationNote[] {
  const inform = (sentence: string): OperationNote => ({ severity: 'info', sentence });
  const ends = hasOtherLineEnds
    ? [inform('One text ends lines with CRLF, the other with LF; that was not compared.')]
    : [];
  if (changes.length > 0) {
    return [
      inform(`${formatCount(removedCount, 'line')} removed, ${formatCount(addedCount, 'line')} added.`),
      ...ends,
    ];
  }
  return [
    inform(isSameText ? 'The texts are the same.' : 'The texts are the same but for what is ignored.'),
    ...ends,
  ];
}
