import { fileWork } from '#benchmarks/operation.ts';

const matchCount = 50_000;

export const regexOperation = fileWork({
  name: 'regex-tester: 50,000 matches',
  peer: 'matchAll on the main thread, a marked span and a list entry for each',
  fileName: 'matches.txt',
  makeInput: () => 'order 42\n'.repeat(matchCount),
  async waitForOurs(page) {
    await page.getByLabel('Pattern', { exact: true }).fill('(\\d+)');
    await page.getByText('50,000 matches').waitFor({ timeout: 120_000 });
  },
  async peerWork(file) {
    const text = await file.text();
    const marked = document.createElement('pre');
    const list = document.createElement('ol');
    let end = 0;
    for (const match of text.matchAll(/(\d+)/g)) {
      const mark = document.createElement('mark');
      mark.textContent = match[0];
      marked.append(text.slice(end, match.index), mark);
      end = match.index + match[0].length;
      const item = document.createElement('li');
      item.textContent = `${match[0]} ${match.index}`;
      list.append(item);
    }
    document.body.append(marked, list);
  },
});
