import { expect, test } from 'vitest';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

function fileOf(pages: string): File {
  const content = 'BT /F1 20 Tf 72 700 Td (Sound words) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>${pages}>>`,
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return new File([writeObjects(objects)], 'a.pdf');
}

test('reads the sound pages of a damaged file, and names the others', async () => {
  const { parts, notes } = await executeOperation(operation, [fileOf('/Kids[3 0 R 2 0 R]/Count 2')], {});
  expect(await new Blob([parts[0]?.content ?? '']).text()).toBe('Sound words\n');
  expect(notes?.map(({ sentence }) => sentence)).toEqual([
    'Not read: page 2 of “a.pdf”, where the file is damaged.',
  ]);
});

test('refuses a file without a sound page', async () => {
  const extracting = executeOperation(operation, [fileOf('/Kids[2 0 R]/Count 1')], {});
  await expect(extracting).rejects.toThrow('damaged');
});
