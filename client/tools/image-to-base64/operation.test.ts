import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { encodeBase64 } from '#core/bytes/base64.ts';
import { convert, fixture, readTags, run, writeTags } from '#core/images/fixtures/image-programs.mjs';
import { findPictures } from './find-pictures.ts';
import operation from './operation.ts';

const abc = fixture('abc.png');
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#f00"/></svg>';

async function convertAll(
  files: readonly (readonly [name: string, content: Uint8Array<ArrayBuffer> | string])[],
  options = {},
) {
  const given = files.map(([name, content]) => new File([content], name));
  const { parts, notes = [], figures } = await executeOperation(operation, given, options);
  const content = parts[0]?.content;
  return { parts, text: typeof content === 'string' ? content : '', notes, figures };
}

test('the Base64 is that of coreutils', async () => {
  const expected = run('base64', ['-w0', '$0'], [abc], 'png').text;
  expect((await convertAll([['abc.png', abc]], { form: 'base64' })).text).toBe(expected);
  expect((await convertAll([['wrong.jpg', abc]])).text).toBe(`data:image/png;base64,${expected}`);
});

test('a picture that is cut short is reported', async () => {
  const jpeg = convert(['-size', '64x64', '-seed', '4', 'plasma:fractal'], 'jpg');
  const { notes } = await convertAll([['half.jpg', jpeg.slice(0, jpeg.length / 2)]]);
  expect(notes.map(({ sentence }) => sentence)).toContain(
    '“half.jpg” is cut short: a part of the picture is missing.',
  );
  expect((await convertAll([['whole.jpg', jpeg]])).notes).toEqual([]);
});

const noise = ['-size', '64x64', '-seed', '4', 'plasma:fractal'];

test.each([
  ['gif', convert(noise, 'gif')],
  ['gif', convert(['-delay', '10', ...noise, '-rotate', '90', ...noise], 'gif')],
  ['bmp', convert(noise, 'bmp')],
  ['png', convert(noise, 'png')],
  ['webp', convert(noise, 'webp')],
  ['ico', convert(noise, 'ico')],
  ['avif', fixture('kodim23_yuv420_8bpc.avif')],
  ['avif', fixture('abc_color_irot_alpha_irot.avif')],
  ['svg', new TextEncoder().encode(svg)],
] as const)('%s cut short by any part is told, and whole it is not', async (ending, whole) => {
  const told = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await convertAll([[`a.${ending}`, bytes]])).notes.filter(({ severity }) => severity === 'warning')
      .length;
  expect(await told(whole)).toBe(0);
  for (const part of [0.6, 0.95]) expect(await told(whole.slice(0, whole.length * part))).toBe(1);
});

test('several pictures make one style sheet, and equal names are distinguished', async () => {
  const { text } = await convertAll(
    [
      ['my logo.png', abc],
      ['my-logo.png', abc],
      ['7.png', abc],
    ],
    { form: 'variables' },
  );
  expect(text.match(/--[\w-]+:/g)).toEqual(['--my-logo:', '--my-logo-2:', '--picture-7:']);
});

test('SVG is shorter as text, and draws the same', async () => {
  const { text } = await convertAll([['a.svg', svg]]);
  expect(text).toBe(
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Cpath d='M0 0h10v10z' fill='%23f00'/%3E%3C/svg%3E",
  );
  const [found] = findPictures(text).pictures;
  const drawn = (bytes: Uint8Array<ArrayBuffer>) =>
    run('rsvg-convert', ['$0', '-o', '@out.png'], [bytes], 'svg').read('out.png');
  expect(drawn(found?.bytes ?? new Uint8Array())).toEqual(drawn(new TextEncoder().encode(svg)));
});

test('an SVG with a style, a script or an apostrophe keeps its quotes', async () => {
  const styled = `<svg xmlns="http://www.w3.org/2000/svg"><style>text{font-family:"A B"}</style><text>it's</text></svg>`;
  const { text } = await convertAll([['a.svg', styled]], { svgAs: 'percent' });
  const [found] = findPictures(`url("${text}")`).pictures;
  expect(new TextDecoder().decode(found?.bytes)).toBe(styled);
});

test('where a picture was taken is shown, and removed on request, the pixels untouched', async () => {
  const located = writeTags(fixture('paris_exif_xmp_icc.jpg'), 'jpg', ['-GPSLatitude=48.8584']);
  expect((await convertAll([['paris.jpg', located]])).notes.map(({ sentence }) => sentence)).toContain(
    '“paris.jpg” tells where it was taken.',
  );
  const { text } = await convertAll([['paris.jpg', located]], { isStripped: true });
  const bytes = findPictures(text).pictures[0]?.bytes ?? new Uint8Array();
  expect(Object.keys(readTags(bytes, 'jpg')).filter((tag) => /GPS|XMP/.test(tag))).toEqual([]);
});

test.each([
  ['bare Base64', pixel],
  ['in lines', pixel.replace(/.{20}/g, '$&\r\n')],
  ['in quotes', `"${pixel}",`],
  ['base64url without padding', pixel.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
  ['a data: address', `data:image/png;base64,${pixel}`],
  ['with a charset', `data:image/png;charset=utf-8;base64,${pixel}`],
  ['CSS', `a{background:url(data:image/png;base64,${pixel}) no-repeat}`],
  ['CSS in quotes', `a{background:url('data:image/png;base64,${pixel}')}`],
  ['HTML', `<img alt="x" src="data:image/png;base64,${pixel}" width=1>`],
  ['JSON', JSON.stringify({ image: `data:image/png;base64,${pixel}` }).replaceAll('/', '\\/')],
  ['percent-encoded', `data:image/png;base64,${encodeURIComponent(pixel)}`],
  ['wrapped in a mail', `see data:image/png;base64,${pixel.replace(/.{30}/g, '$&\n  ')} bye`],
])('%s is read back', async (_name, text) => {
  const { parts } = await convertAll([['pasted.txt', text]]);
  const back = new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer());
  expect(parts[0]?.name).toBe('picture.png');
  expect(encodeBase64(back)).toBe(pixel);
});

test('a wrong claim and a broken address are reported', async () => {
  const { parts, notes } = await convertAll([
    [
      'a.css',
      `url(data:image/gif;base64,${pixel}) url(data:image/png;base64,AAAA) url(data:image/png;base64,${pixel})`,
    ],
  ]);
  expect(parts.map(({ name }) => name)).toEqual(['picture.png', 'picture (2).png']);
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    'A picture is named image/gif and is image/png.',
    '1 data: address of “a.css” could not be read as a picture, the first: “data:image/png;base64,AAAA) url(data:ima…”.',
  ]);
});

test('a text without a picture is refused', async () => {
  await expect(convertAll([['a.txt', 'hello']])).rejects.toThrow('There is no picture in this.');
});

test('every picture comes back from every form as it was', async () => {
  const header = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const property = fc.asyncProperty(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('data', 'base64', 'css', 'variables', 'html', 'markdown', 'json'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    async (rest, form, name) => {
      const bytes = new Uint8Array([...header, ...rest]);
      const { text } = await convertAll([[`${name.replaceAll('/', '')}.png`, bytes]], { form });
      expect(findPictures(text).pictures[0]?.bytes).toEqual(bytes);
    },
  );
  await fc.assert(property);
});

test('an SVG in another encoding declares UTF-8, in which its data: URL is', async () => {
  const xml = (encoding: string, letters: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><svg xmlns="http://www.w3.org/2000/svg"><text>${letters}</text></svg>`;
  const file = new File([Buffer.from(xml('windows-1251', '\xcf\xf0'), 'latin1')], 'a.svg');
  const { parts } = await executeOperation(operation, [file], { svgAs: 'base64' });
  const text = await new Blob([parts[0]?.content ?? '']).text();
  const base64 = /base64,([\w+/=]+)/.exec(text)?.[1] ?? '';
  expect(Buffer.from(base64, 'base64').toString()).toBe(xml('UTF-8', 'Пр'));
});
