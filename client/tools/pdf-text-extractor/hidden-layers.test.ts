import { expect, test } from 'vitest';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const stream = (data: string, entries = '') =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`;

/** A page with a text on the layers A and B each, on memberships of them, and in a form on layer B. */
async function extract(config: string, membership = '') {
  const layers = ['A', 'B', 'M'];
  const texts = layers.map((layer) => `/OC /${layer} BDC (on ${layer}) Tj EMC 0 -40 Td`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R 7 0 R]/D<<${config}>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 400]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 9 0 R>>/Properties<</A 6 0 R/B 7 0 R/M 8 0 R>>>>>>',
    stream(`BT /F 12 Tf 20 350 Td (always) Tj 0 -40 Td ${texts} ET /X Do`),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(first)>>',
    '<</Type/OCG/Name(second)>>',
    `<</Type/OCMD/OCGs[6 0 R 7 0 R]${membership}>>`,
    stream(
      'BT /F 12 Tf 20 100 Td (form) Tj ET',
      '/Type/XObject/Subtype/Form/BBox[0 0 400 400]/OC 7 0 R/Resources<</Font<</F 5 0 R>>>>',
    ),
  ];
  const file = new File([writeObjects(objects)], 'a.pdf');
  const { parts, notes = [] } = await executeOperation(operation, [file], {});
  const text = await new Blob([parts[0]?.content ?? '']).text();
  return { read: text.trim().split(/\n+/), notes: notes.map(({ sentence }) => sentence) };
}

// ISO 32000-2, 8.11.2.2 and 8.11.4.3; poppler reads the same.
test.each([
  ['', '', ['on A', 'on B', 'on M', 'form'], []],
  ['/OFF[7 0 R]', '', ['on A', 'on M'], ['second']],
  ['/BaseState/OFF/ON[7 0 R]', '', ['on B', 'on M', 'form'], ['first']],
  ['/BaseState/OFF', '', [], ['first', 'second']],
  ['/OFF[7 0 R]', '/P/AllOn', ['on A'], ['second']],
  ['/OFF[7 0 R]', '/P/AnyOff', ['on A', 'on M'], ['second']],
  ['/OFF[7 0 R]', '/P/AllOff', ['on A'], ['second']],
  ['/OFF[7 0 R]', '/VE[/And 6 0 R[/Not 7 0 R]]', ['on A', 'on M'], ['second']],
])('layers that are off (%s, %s) are not read, and named', async (config, membership, expected, off) => {
  const { read, notes } = await extract(config, membership);
  expect(read).toEqual(['always', ...expected]);
  const names = off.map((name) => `“${name}”`).join(', ');
  const sentence = `Not read: what is on layers of “a.pdf” that are off: ${names}.`;
  expect(notes).toEqual(off.length > 0 ? [sentence] : []);
});
