import { fileWork, waitForText } from '#benchmarks/operation.ts';

const lineCount = 400_000;

export const addressesOperation = fileWork({
  name: 'ip-lookup: a log of 30 MB, with countries',
  peer: 'a regular expression over the whole text and a count, no countries (as extractors do)',
  fileName: 'access.log',
  makeInput() {
    const line = (at: number) =>
      `${8 + (at % 60)}.${at % 251}.${at % 13}.7 - - [12/Nov/2026:10:00:01 +0000] "GET /${at} HTTP/1.1" 200 512\n`;
    return Array.from({ length: lineCount }, (_, at) => line(at)).join('');
  },
  waitForOurs: (page) => waitForText(page, 'Found 400,000 addresses among other words'),
  async peerWork(file) {
    const counts = new Map<string, number>();
    for (const [found] of (await file.text()).matchAll(/\b(?:\d{1,3}\.){3}\d{1,3}\b/g)) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    document.body.append(String(counts.size));
  },
});
