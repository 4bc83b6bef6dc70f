import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { convert, fixture, run } from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';

const located = fixture('paris_exif_xmp_icc.jpg');

async function compress(bytes: Uint8Array<ArrayBuffer>, name: string, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, new File([bytes], name), options);
  const [part] = parts;
  const made = new Uint8Array(await new Blob([part?.content ?? '']).arrayBuffer());
  return { name: part?.name, kind: part?.kind, made, notes };
}

test.each([
  ['jpeg', 'photo-compressed.jpg', 'JPEG 200x150'],
  ['png', 'photo-compressed.png', 'PNG 200x150'],
  ['webp', 'photo-compressed.webp', 'WEBP 200x150'],
])('a picture becomes a %s that ImageMagick reads', async (format, name, facts) => {
  const photo = convert(['-size', '200x150', '-seed', '3', 'plasma:fractal', '-quality', '96'], 'jpg');
  const result = await compress(photo, 'photo.jpg', { format });
  expect(result).toMatchObject({ name, kind: format });
  expect(run('identify', ['-format', '%m %wx%h', '$0'], [result.made], format).text).toBe(facts);
});

test('says what it came to, and what a file still tells', async () => {
  const small = await compress(located, 'Paris.JPG', { quality: 40 });
  expect(small.name).toBe('Paris-compressed.JPG');
  expect(small.notes[0]?.sentence).toBe('JPEG, 403 × 302 pixels, quality 40.');
  const kept = await compress(located, 'Paris.JPG', { quality: 40, metadata: 'keep' });
  expect(kept.notes.at(-1)?.sentence).toBe('The file still tells where the picture was taken.');
});

test('says the size that empty boxes came to', async () => {
  const { placeholders } = await executeOperation(operation, new File([located], 'a.jpg'), { width: 100 });
  expect(placeholders).toEqual({ width: '100', height: '75' });
});

test('says what only a browser can read', async () => {
  const gif = convert(['-size', '9x9', 'xc:red'], 'gif');
  await expect(compress(gif, 'red.gif')).rejects.toThrow('Reading this GIF file needs a browser.');
});
