import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openPdf } from '#client/lib/pdf/parsing/open-pdf.ts';
import { ToolInputError } from '#core/errors.ts';
import {
  makeDocument,
  makeSignedDocument,
  makeXfaDocument,
} from '#client/lib/pdf/fixtures/make-documents.ts';
import { makeTaggedDocument } from '#client/lib/pdf/fixtures/make-tagged-document.ts';
import { page, planned, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import { makePdfPrograms } from '#client/lib/pdf/fixtures/pdf-programs.ts';

const { folder, run, save, merge, draw } = makePdfPrograms();

function encrypt(bytes: Uint8Array, ...options: string[]): Uint8Array<ArrayBuffer> {
  const path = join(folder, 'encrypted.pdf');
  run('qpdf', '--allow-weak-crypto', '--encrypt', ...options, '--', save(bytes, 'clear.pdf'), path);
  return new Uint8Array(readFileSync(path));
}

interface QpdfOutline {
  readonly title: string;
  readonly destpageposfrom1: number;
  readonly kids: QpdfOutline[];
}

function jsonOf(path: string): {
  readonly outlines: QpdfOutline[];
  readonly acroform: { readonly fields: { fullname: string; value: string; pageposfrom1: number }[] };
  readonly pagelabels: unknown;
} {
  const keys = ['outlines', 'acroform', 'pagelabels'].map((key) => `--json-key=${key}`);
  return JSON.parse(run('qpdf', '--json', ...keys, path)) as ReturnType<typeof jsonOf>;
}

function outlineOf(path: string): string[] {
  const lines = (items: readonly QpdfOutline[], depth: number): string[] =>
    items.flatMap(({ title, destpageposfrom1, kids }) => [
      `${'  '.repeat(depth)}${title} ${destpageposfrom1}`,
      ...lines(kids, depth + 1),
    ]);
  return lines(jsonOf(path).outlines, 0);
}

function fieldsOf(path: string): Record<string, string> {
  const { fields } = jsonOf(path).acroform;
  return Object.fromEntries(
    fields.map(({ fullname, value, pageposfrom1 }) => [fullname, `${value} ${pageposfrom1}`]),
  );
}

describe('protected files', () => {
  test.each([
    ['RC4', ['user', 'owner', '128', '--use-aes=n'], 'user'],
    ['AES-128', ['user', 'owner', '128', '--use-aes=y'], 'user'],
    ['AES-256', ['user', 'owner', '256'], 'user'],
    ['owner password only', ['', 'owner', '256', '--modify=none', '--extract=n'], undefined],
  ])('%s: pages, bookmarks, fields and attachments come out readable', async (_name, options, password) => {
    const plan = {
      pageCount: 2,
      hasOutline: true,
      fields: { name: 'Straße' },
      attachmentName: 'n.txt',
      hasLayers: true,
    };
    const clear = await makeDocument({ tag: 'A', ...plan });
    const { path, notes } = await merge([await toSource('A', encrypt(clear, ...options), password)]);
    expect(run('pdfinfo', path)).toMatch(/Encrypted: +no/u);
    expect(draw(path)).toEqual(draw(save(clear, 'clear.pdf')));
    expect(outlineOf(path)).toEqual(['A chapter 1 1', '  A chapter 2 2']);
    expect(fieldsOf(path)).toEqual({ name: 'u:Straße 1' });
    run('pdfdetach', '-saveall', '-o', folder, path);
    expect(readFileSync(join(folder, 'n.txt'), 'utf8')).toBe('from A');
    expect(notes).toContainEqual({
      level: 'changed',
      text: 'The result has no password, though “A.pdf” had protection.',
    });
  });

  test('the result can have a password of its own', async () => {
    const { path, notes } = await merge([await planned('A', { pageCount: 1 })], undefined, {
      password: 'geheim',
    });
    expect(() => run('qpdf', '--check', path)).toThrow();
    expect(run('qpdf', '--show-encryption', '--password=geheim', path)).toContain(
      'file encryption method: AESv3',
    );
    expect(notes).toEqual([]);
  });
});

describe('bookmarks', () => {
  const sources = () =>
    Promise.all([
      planned('A', { pageCount: 3, hasOutline: true }),
      planned('B', { pageCount: 1 }),
      planned('C', { pageCount: 2, hasOutline: true }),
    ]);

  test('are kept and lead to the pages in their new places', async () => {
    const { path } = await merge(await sources());
    expect(outlineOf(path)).toEqual([
      'A chapter 1 1',
      '  A chapter 2 2',
      'A chapter 3 3',
      'C chapter 1 5',
      '  C chapter 2 6',
    ]);
  });

  test('go under one bookmark per file', async () => {
    const { path, notes } = await merge(await sources(), undefined, { bookmarks: 'files' });
    expect(outlineOf(path)).toEqual([
      'A 1',
      '  A chapter 1 1',
      '    A chapter 2 2',
      '  A chapter 3 3',
      'B 4',
      'C 5',
      '  C chapter 1 5',
      '    C chapter 2 6',
    ]);
    expect(notes).toContainEqual({ level: 'kept', text: 'The result has 8 bookmarks.' });
  });

  test('follow their pages, and those of pages left out go', async () => {
    const [a, , c] = await sources();
    const pages = [page('C', 2), page('A', 3), page('C', 1)];
    const { path, notes } = await merge([a, c], pages, { bookmarks: 'files' });
    expect(outlineOf(path)).toEqual([
      'C 1',
      '  C chapter 1 3',
      '    C chapter 2 1',
      'A 2',
      '  A chapter 3 2',
    ]);
    expect(notes).toContainEqual({
      level: 'lost',
      text: '2 bookmarks to pages that you left out, or that are missing from the file.',
    });
  });

  test('can be left out', async () => {
    const { path, notes } = await merge(await sources(), undefined, { bookmarks: 'none' });
    expect(outlineOf(path)).toEqual([]);
    expect(notes).toContainEqual({ level: 'lost', text: 'Bookmarks of “A.pdf” and “C.pdf”, as you chose.' });
  });
});

describe('links', () => {
  test('with the same target name in two files each lead to their own file’s page', async () => {
    const [a, b] = await Promise.all([
      planned('A', { pageCount: 2, hasLink: true }),
      planned('B', { pageCount: 3, hasLink: true }),
    ]);
    const { path } = await merge([a, b]);
    const targets = [...run('pdfinfo', '-dests', path).matchAll(/^ *(\d+) \[/gmu)].map((match) =>
      Number(match[1]),
    );
    expect(targets.toSorted()).toEqual([2, 5]);
  });

  test('to pages left out are counted', async () => {
    const { notes } = await merge(
      [await planned('A', { pageCount: 3, hasLink: true })],
      [page('A', 1), page('A', 2)],
    );
    expect(notes).toContainEqual({ level: 'lost', text: '1 link to pages that you left out.' });
  });
});

describe('form fields', () => {
  test('of one name in two files keep their values under names of their own', async () => {
    const fields = (name: string) => ({ name, 'home.city': `${name} city` });
    const [a, b] = await Promise.all([
      planned('A', { pageCount: 1, fields: fields('Ann') }),
      planned('B', { pageCount: 1, fields: fields('Bob') }),
    ]);
    const { path, notes } = await merge([a, b]);
    expect(fieldsOf(path)).toEqual({
      name: 'u:Ann 1',
      'home.city': 'u:Ann city 1',
      name_2: 'u:Bob 2',
      'home_2.city': 'u:Bob city 2',
    });
    expect(notes.find(({ level }) => level === 'changed')?.text).toBe(
      'Form fields with the same name were renamed: “name” is now “name_2”, “home” is now “home_2”.',
    );
  });

  test('of several levels keep their full names', async () => {
    const fields = {
      'form.person.name': 'Ann',
      'form.person.town': 'Ulm',
      'form.car.name': 'Bee',
      other: 'x',
    };
    const { path } = await merge([await planned('A', { pageCount: 1, fields })]);
    expect(Object.keys(fieldsOf(path)).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test('on a page that comes twice can be filled in separately', async () => {
    const a = await planned('A', { pageCount: 1, fields: { name: 'Ann', 'home.city': 'Ulm' } });
    const { path } = await merge([a], [page('A', 1), page('A', 1)]);
    expect(fieldsOf(path)).toEqual({
      name: 'u:Ann 1',
      'home.city': 'u:Ulm 1',
      name_2: 'u:Ann 2',
      home_city_2: 'u:Ulm 2',
    });
    const [first, second] = draw(path);
    expect(second).toEqual(first);
  });
});

describe('page labels', () => {
  const labeled = () =>
    planned('A', {
      pageCount: 4,
      labels: [
        [0, 'r'],
        [2, 'D', 'A-', 8],
      ],
    });

  test('come out as qpdf merges them', async () => {
    const [a, b] = await Promise.all([
      labeled(),
      planned('B', {
        pageCount: 3,
        labels: [
          [0, 'A'],
          [2, undefined, 'Map'],
        ],
      }),
    ]);
    const { path } = await merge([b, a]);
    const byQpdf = join(folder, 'by-qpdf.pdf');
    const [pathA = '', pathB = ''] = await Promise.all(
      [a, b].map(async ({ name, file }) => save(new Uint8Array(await file.arrayBuffer()), name)),
    );
    run('qpdf', '--empty', '--pages', pathB, pathA, '--', byQpdf);
    expect(jsonOf(path).pagelabels).toEqual(jsonOf(byQpdf).pagelabels);
  });

  test.each([
    ['restart', ['1', '2', '3', '4', '1', '2']],
    ['plain', null],
    ['keep', ['i', 'ii', 'A-8', 'A-9', '5', '6']],
  ] as const)('%s', async (pageLabels, expected) => {
    const [a, b] = await Promise.all([labeled(), planned('B', { pageCount: 2 })]);
    const { bytes } = await merge([a, b], undefined, { pageLabels });
    const opened = await openPdf(bytes);
    expect(opened.status === 'open' ? await opened.pdf.getPageLabels() : undefined).toEqual(expected);
  });
});

test('layers keep their state: what was hidden stays hidden', async () => {
  const plan = { pageCount: 1, hasLayers: true };
  const [a, b] = await Promise.all([planned('A', plan), planned('B', plan)]);
  const { path, notes } = await merge([a, b]);
  const original = save(new Uint8Array(await a.file.arrayBuffer()), 'layers.pdf');
  expect(draw(path, '-f', '1', '-l', '1')).toEqual(draw(original));
  const open = run('qpdf', '--qdf', '--object-streams=disable', path, '-');
  expect(open.match(/\/Type \/OCG/gu)).toHaveLength(4);
  expect(notes).toContainEqual({ level: 'kept', text: 'The result has 4 layers.' });
});

describe('tags for screen readers', () => {
  const tagsOf = (path: string) =>
    run('pdfinfo', '-struct-text', path).replaceAll(/Object \d+ \d+/gu, 'Object');

  test('come out as they went in: headings, empty cells, links, in both directions', async () => {
    const bytes = await Promise.all([
      makeTaggedDocument('A', 'H1', 'en-GB'),
      makeTaggedDocument('B', 'H2', 'de-AT'),
    ]);
    const [a, b] = await Promise.all(bytes.map((each, index) => toSource(index === 0 ? 'A' : 'B', each)));
    if (!a || !b) throw new Error('A source is missing.');
    const { path, notes } = await merge([a, b]);
    const [ofA = '', ofB = ''] = bytes.map((each, index) => tagsOf(save(each, `tagged-${index}.pdf`)));
    // The ids of the second file are taken by the first; its table cells must follow.
    expect(tagsOf(path)).toBe(ofA + ofB.replaceAll(/head\d/gu, '$&_2'));
    expect(run('pdfinfo', path)).toMatch(/Tagged: +yes/u);
    expect(notes).toEqual([]);
    const open = run('qpdf', '--qdf', '--object-streams=disable', path, '-');
    expect(open).toContain('/Title_2 /H2');
    expect(open.match(/\/Type \/OBJR/gu)).toHaveLength(4);
    expect(open.match(/\/StructParent \d/gu)).toHaveLength(4);
    expect(open.match(/\/Lang/gu)).toHaveLength(2);
  });

  test('of pages left out go, and the rest is said to be incomplete', async () => {
    const a = await toSource('A', await makeTaggedDocument('A', 'H1', 'en-GB'));
    const { path, notes } = await merge(
      [a, await planned('B', { pageCount: 1 })],
      [page('A', 2), page('B', 1)],
    );
    expect(tagsOf(path)).toContain('A heading 2');
    expect(tagsOf(path)).not.toContain('A heading 1');
    expect(run('pdfinfo', path)).toMatch(/Tagged: +no/u);
    const text = 'Tags for screen readers cover “A.pdf” only; the other pages have none.';
    expect(notes).toContainEqual({ level: 'changed', text });
  });
});

test('a signature becomes a picture, and the report says so', async () => {
  const bytes = await makeSignedDocument('A');
  const signed = await toSource('A', bytes);
  expect(signed.facts.signatureCount).toBe(1);
  const { path, notes } = await merge([signed, await planned('B', { pageCount: 1 })]);
  expect(run('pdfsig', '-nocert', save(bytes, 'signed.pdf'))).toContain('Signature #1');
  expect(() => run('pdfsig', '-nocert', path)).toThrow();
  expect(draw(path, '-l', '1')).toEqual(draw(join(folder, 'signed.pdf')));
  expect(fieldsOf(path)).toEqual({});
  expect(notes.find(({ level }) => level === 'lost')?.text).toContain('Digital signatures in “A.pdf”');
});

test('an XFA form without pages of its own is refused by name', async () => {
  const xfa = await toSource('form', await makeXfaDocument());
  const failure = merge([await planned('B', { pageCount: 1 }), xfa]);
  await expect(failure).rejects.toThrow('“form.pdf” is an XFA form, which has no fixed pages.');
  await expect(failure).rejects.toBeInstanceOf(ToolInputError);
});

test('scripts that run on opening are left out, and language and title follow the files', async () => {
  const plan = { pageCount: 1, openScript: 'app.alert(1)', language: 'en-GB' };
  const [a, b] = await Promise.all([planned('A', plan), planned('B', plan)]);
  const { path, notes } = await merge([a, b], undefined, { title: 'Both – 道' });
  const open = run('qpdf', '--qdf', '--object-streams=disable', path, '-');
  expect(open).not.toContain('app.alert');
  expect(open).toContain('/Lang');
  expect(run('pdfinfo', path)).toMatch(/Title: +Both – 道/u);
  expect(notes).toContainEqual({
    level: 'lost',
    text: 'Scripts that “A.pdf” and “B.pdf” ran on opening or closing.',
  });
});
