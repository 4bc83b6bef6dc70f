import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compress, decompress } from './formats.ts';

const script = `
import base64, gzip, json, sys, zlib
writers = {
    'gzip': lambda data: gzip.compress(data, 6),
    'zlib': lambda data: zlib.compress(data, 9),
    'raw': lambda data: zlib.compress(data, 1)[2:-4],
}
readers = {'gzip': gzip.decompress, 'zlib': zlib.decompress, 'raw': lambda data: zlib.decompress(data, -15)}
answers = []
for format, plain, packed in json.load(sys.stdin):
    data = base64.b64decode(plain)
    same = readers[format](base64.b64decode(packed)) == data
    answers.append([same, base64.b64encode(writers[format](data)).decode()])
json.dump(answers, sys.stdout)
`;

test('Python reads what we write, and we what it writes', async () => {
  const samples = fc.sample(
    fc.tuple(
      fc.constantFrom('gzip' as const, 'zlib' as const, 'raw' as const),
      fc.oneof(
        fc.uint8Array({ maxLength: 3000 }),
        fc.string({ unit: 'grapheme', maxLength: 500 }).map((text) => Buffer.from(text.repeat(3))),
      ),
    ),
    100,
  );
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const requests = await Promise.all(
    samples.map(async ([format, bytes]) => [
      format,
      base64(bytes),
      base64(await compress(Uint8Array.from(bytes), format, 0)),
    ]),
  );
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(requests),
    maxBuffer: 1 << 26,
  });
  expect(status, stderr.toString()).toBe(0);
  const answers = JSON.parse(stdout.toString()) as [boolean, string][];
  for (const [index, [format, bytes]] of samples.entries()) {
    const [isSame, packed] = answers[index] ?? [false, ''];
    expect(isSame).toBe(true);
    expect(base64(await decompress(Uint8Array.from(Buffer.from(packed, 'base64')), format))).toBe(
      base64(bytes),
    );
  }
});
