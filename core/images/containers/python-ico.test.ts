import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeIco } from './ico-container.ts';
import { writePlainPng } from './plain-png.ts';

const program = `
import struct, sys
data = open(sys.argv[1], 'rb').read()
reserved, kind, count = struct.unpack_from('<HHH', data)
print(reserved, kind, count)
end = 6 + 16 * count
for index in range(count):
    width, height, colors, zero, planes, bits, size, offset = struct.unpack_from('<BBBBHHII', data, 6 + 16 * index)
    assert offset == end and data[offset:offset + 8] == b'\\x89PNG\\r\\n\\x1a\\n'
    print(width, height, *struct.unpack_from('>II', data, offset + 16))
    end = offset + size
assert end == len(data)
`;

test('Python and ImageMagick read the directory and each picture', async () => {
  const images = await Promise.all(
    [16, 48, 256].map(async (side) => {
      const raster = { width: side, height: side, pixels: new Uint8ClampedArray(side * side * 4).fill(128) };
      return { side, png: await writePlainPng(raster, 3780) };
    }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'ico-'));
  try {
    const path = join(folder, 'favicon.ico');
    writeFileSync(path, writeIco(images));
    const read = execFileSync('python3', ['-c', program, path], { encoding: 'utf8' });
    expect(read.trim().split('\n')).toEqual(['0 1 3', '16 16 16 16', '48 48 48 48', '0 0 256 256']);
    const sizes = execFileSync('identify', ['-format', '%wx%h\n', path], { encoding: 'utf8' });
    expect(sizes.trim().split('\n')).toEqual(['16x16', '48x48', '256x256']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
