import { defineOperation } from '#client/tool-kit/operations/operation.ts';

/** Allows large files, because the counts stay small. */
const maxBytes = 200_000_000;

export default defineOperation({
  schema: {},
  takes: 'text',
  sample: 'Count me: 4 words.',
  // Every character is checked by many rules.
  quickSize: 2000,
  async run(input, _options, { reportProgress }) {
    const { reportText } = await import('./logic.ts');
    const report = reportText(await input.text(maxBytes), { reportProgress });
    const rows: readonly (readonly [string, number])[] = [
      ['Characters', report.graphemes],
      ['Without spaces', report.withoutSpaces],
      ['Words', report.words],
      ['Sentences', report.sentences],
      ['Paragraphs', report.paragraphs],
      ['Lines', report.lines],
      ['Code points', report.codePoints],
      ['UTF-16 units', report.utf16Units],
      ['UTF-8 bytes', report.utf8Bytes],
    ];
    const content = rows.map(([name, count]) => `${name}: ${count}`).join('\n');
    return { parts: [{ name: 'counts.txt', kind: 'text', content }], detail: report };
  },
});
