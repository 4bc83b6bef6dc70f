import { fileWork, waitForText } from '#benchmarks/operation.ts';

const peers = {
  peer: 'whole file in memory, crypto.subtle.digest',
  async peerWork(file: File) {
    await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  },
};

export const checksumOperations = [
  fileWork({
    name: 'hash-generator: SHA-256 of a 400 MB file',
    fileName: 'hash.bin',
    makeInput: () => Buffer.alloc(400_000_000, 'sundry '),
    // The peer's method has no controls to be set either.
    async beforeOurs(page) {
      await page.getByLabel('All algorithms at once').uncheck();
      await page.getByRole('tab', { name: 'File' }).click();
    },
    waitForOurs: (page) => waitForText(page, 'SHA-256 hash generated for'),
    ...peers,
  }),
  fileWork({
    name: 'checksum-calculator: SHA-256 of a 200 MB file',
    fileName: 'checksum.bin',
    makeInput: () => Buffer.alloc(200_000_000, 'sundry '),
    waitForOurs: (page) => waitForText(page, '  checksum.bin'),
    ...peers,
  }),
];
