import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlobWriter } from './blob-writer.ts';

test('a blob is what was written, in its order, however little is held', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 20 })),
      fc.integer({ min: 1, max: 30 }),
      async (pieces, mostHeldBytes) => {
        const writer = new BlobWriter(mostHeldBytes);
        for (const piece of pieces) writer.write(Uint8Array.from(piece));
        const bytes = new Uint8Array(await writer.finish().arrayBuffer());
        expect([...bytes]).toEqual(pieces.flatMap((piece) => [...piece]));
      },
    ),
  );
});
