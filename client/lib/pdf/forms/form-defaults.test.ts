import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { allPages, mergeSources, page, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'form-defaults-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Page 1 has the widgets, page 2 nothing. */
function makeForm(form: string, widgets: readonly string[], others: readonly string[] = []) {
  const refs = widgets.map((_, index) => `${index + 5} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<<${form}>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 90 90]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${refs}]>>`,
    '<</Type/Page/Parent 2 0 R>>',
    ...widgets.map(
      (rest, row) => `<</Type/Annot/Subtype/Widget/Rect[0 ${row * 9} 80 ${row * 9 + 8}]${rest}>>`,
    ),
    ...others,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n`);
}

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}>>`;

const courier = makeForm(
  `/Fields[5 0 R 6 0 R 7 0 R]/DR<</Font<</F ${font('Courier')}/S ${font('Symbol')}>>>>/DA(/F 10 Tf)/Q 1`,
  ['/FT/Tx/T(plain)', '/FT/Ch/T(own)/DA(/S 9 Tf)/Q 0', '/FT/Btn/T(button)'],
);
const times = makeForm(
  `/Fields[5 0 R 8 0 R]/DR<</Font<</F ${font('Times-Roman')}/S ${font('Symbol')}>>>>/DA(0 g /F 12 Tf)/NeedAppearances true`,
  ['/FT/Tx/T(left)', '/T(kid)/Parent 8 0 R', '/T(sized)/DA(/F 7 Tf /S 7 Tf)/Parent 8 0 R'],
  ['<</FT/Tx/T(group)/Q 2/Kids[6 0 R 7 0 R]>>'],
);
const bare = makeForm('/Fields[5 0 R]', ['/FT/Tx/T(bare)/DA(/F 5 Tf)']);
const aligned = makeForm(
  `/Fields[6 0 R]/DR<</Font<</F ${font('Courier')}>>>>/DA(/F 8 Tf)/Q 1`,
  ['/T(inner)/Parent 6 0 R'],
  ['<</FT/Tx/T(outer)/Q 2/Kids[5 0 R]>>'],
);

interface Field {
  readonly fullname: string;
  readonly object: string;
}
type Dict = Readonly<Record<string, unknown>>;

/** The fields of a file as qpdf lists them, with what ISO 32000-2, 12.7.4.3, says of each: font, size and alignment. */
async function readFields(sources: readonly Uint8Array<ArrayBuffer>[], pageNumbers?: readonly number[]) {
  const opened = await Promise.all(sources.map((bytes, index) => toSource(`${index}`, bytes)));
  const pages = pageNumbers
    ? opened.flatMap(({ id }) => pageNumbers.map((number) => page(id, number)))
    : allPages(...opened);
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, (await mergeSources(opened, pages, {})).bytes);
  const json = execFileSync('qpdf', ['--json', '--json-key=qpdf', '--json-key=acroform', path], {
    encoding: 'utf8',
  });
  const { qpdf, acroform } = JSON.parse(json) as {
    qpdf: [object, Record<string, { value?: Dict }>];
    acroform: { needappearances: boolean; fields: Field[] };
  };
  const dict = (value: unknown) =>
    (typeof value === 'string' ? qpdf[1][`obj:${value}`]?.value : value) as Dict | undefined;
  const form = dict(dict(qpdf[1].trailer?.value?.['/Root'])?.['/AcroForm']) ?? {};
  const inherited = (node: Dict | undefined, key: string): unknown =>
    node
      ? (node[key] ?? inherited(dict(node['/Parent']) ?? (node === form ? undefined : form), key))
      : undefined;
  const fonts = dict(dict(form['/DR'])?.['/Font']) ?? {};
  const fields = acroform.fields.map(({ fullname, object }) => {
    const appearance = String(inherited(dict(object), '/DA'));
    const used = appearance.replaceAll(/(\/\S+)/g, (name) => String(dict(fonts[name])?.['/BaseFont']));
    return `${fullname}: ${used.replace(/^[ub]:/, '')}, ${Number(inherited(dict(object), '/Q') ?? 0)}`;
  });
  return { fields, needsAppearances: acroform.needappearances, fontCount: Object.keys(fonts).length };
}

const ofCourier = ['plain: /Courier 10 Tf, 1', 'own: /Symbol 9 Tf, 0', 'button: /Courier 10 Tf, 1'];
const ofTimes = [
  'left: 0 g /Times-Roman 12 Tf, 0',
  'group.kid: 0 g /Times-Roman 12 Tf, 2',
  'group.sized: /Times-Roman 7 Tf /Symbol 7 Tf, 2',
];

test('fields keep font, size and alignment of their own form', async () => {
  expect(await readFields([courier])).toMatchObject({ fields: ofCourier, needsAppearances: false });
  const both = await readFields([courier, times]);
  // The symbols are the same in both.
  expect(both).toEqual({ fields: [...ofCourier, ...ofTimes], needsAppearances: true, fontCount: 3 });
  expect((await readFields([times, courier])).fields).toEqual([...ofTimes, ...ofCourier]);
});

test('alignment that a field inherits is not that of its form', async () => {
  const { fields } = await readFields([aligned, times]);
  expect(fields).toEqual(['outer.inner: /Courier 8 Tf, 2', ...ofTimes]);
});

test('a form without resources leaves the fonts of others alone', async () => {
  const { fields } = await readFields([bare, courier]);
  expect(fields).toEqual(['bare: /Courier 5 Tf, 0', ...ofCourier]);
});

test('pages without fields bring no resources', async () => {
  const { fields, fontCount } = await readFields([courier, times], [2]);
  expect({ fields, fontCount }).toEqual({ fields: [], fontCount: 0 });
});
