import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { refuseBombs } from './refuse-bombs.ts';

const partBytes = 64 << 20;
const bomb = deflateSync(Buffer.alloc(1 << 30), { level: 9 });
const stored = deflateSync(Buffer.from('endstream'), { level: 0 });

/** A file with such a stream, whose keyword begins there. */
const withStream = (start: number, data: Uint8Array<ArrayBuffer>) =>
  new Blob([new Uint8Array(start).fill(32), 'stream\r\n', data, '\nendstream\nendobj\n']);

// Within the keyword, its line break, the head of the data, the data, and after all of them.
test.each([-1_000_000, -8, -3, 0])(
  'measures a stream that begins %i bytes from the border of a part',
  async (offset) => {
    await expect(refuseBombs(withStream(partBytes + offset, new Uint8Array(bomb)))).rejects.toThrow(
      'would fill the memory',
    );
  },
);

test('takes a large file whose streams are small', async () => {
  await expect(refuseBombs(withStream(partBytes - 4, new Uint8Array(stored)))).resolves.toBeUndefined();
});

test('goes on after the word endstream among packed data', async () => {
  // A stored block that says the word, then the bomb's own blocks (RFC 1951, 3.2.4).
  const block = stored.subarray(2, -4);
  const notLast = Buffer.concat([Buffer.of(0), block.subarray(1)]);
  const data = new Uint8Array(Buffer.concat([bomb.subarray(0, 2), notLast, bomb.subarray(2)]));
  await expect(refuseBombs(withStream(0, data))).rejects.toThrow('would fill the memory');
});
