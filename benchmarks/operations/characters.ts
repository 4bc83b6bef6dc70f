import { fileWork } from '#benchmarks/operation.ts';

const lineCount = 900_000;

export const charactersOperation = fileWork({
  name: 'character-counter: a 30 MB text',
  peer: 'length and split on the main thread (UTF-16 units, words and lines alone)',
  fileName: 'large.txt',
  makeInput: () => 'Zwölf Boxkämpfer jagen Viktor.\n'.repeat(lineCount),
  waitForOurs: (page) => page.getByTestId('words').getByText('3,600,000').waitFor({ timeout: 120_000 }),
  async peerWork(file) {
    const text = await file.text();
    const counts = [
      text.length,
      text.replace(/\s/g, '').length,
      text.trim().split(/\s+/).length,
      text.split('\n').length,
    ];
    document.body.append(counts.join(' '));
  },
});
