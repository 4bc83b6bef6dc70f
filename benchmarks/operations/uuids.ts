import type { Operation } from '#benchmarks/operation.ts';

const count = 100_000;

export const uuidOperation: Operation = {
  name: 'uuid-generator: 100,000 of version 4',
  peer: 'crypto.randomUUID in a loop, shown nowhere',
  path: '/tools/uuid-generator',
  prepare: () => Promise.resolve(String(count)),
  async runOurs(page, input) {
    await page.getByLabel('How many').fill(input);
    await page.getByRole('region', { name: 'Output' }).getByText('MB').first().waitFor();
    return {};
  },
  async runPeer(page, input) {
    await page.evaluate((wanted) => {
      const ids = Array.from({ length: Number(wanted) }, () => crypto.randomUUID());
      return ids.join('\n').length;
    }, input);
    return {};
  },
};
