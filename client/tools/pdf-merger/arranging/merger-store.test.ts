import { describe, expect, test, vi } from 'vitest';
import type { PdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import { ToolInputError } from '#core/errors.ts';
import { createMergerStore, fileLetter, toMergeSource } from './merger-store.ts';
import type { InspectedFile } from '#client/lib/pdf/merging/inspect-file.ts';

const facts = (pageCount: number): PdfFacts => ({
  pageCount,
  isEncrypted: false,
  hasForm: false,
  hasXfa: false,
  hasOutline: false,
  bookmarkCount: 0,
  hasDocumentScripts: false,
  isTagged: false,
  isPortfolio: false,
  signatureCount: 0,
  layerCount: 0,
  attachmentCount: 0,
});

interface Job {
  readonly password: string | undefined;
  readonly resolve: (inspected: InspectedFile) => void;
  readonly reject: (error: Error) => void;
}

function setUp(...names: string[]) {
  const jobs: Job[] = [];
  const store = createMergerStore(
    ({ password }) => new Promise((resolve, reject) => jobs.push({ password, resolve, reject })),
  );
  store.addFiles(names.map((name) => new File(['x'], name)));
  const settle = async (index: number, outcome: InspectedFile | Error) => {
    if (outcome instanceof Error) jobs[index]?.reject(outcome);
    else jobs[index]?.resolve(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const pages = () =>
    store.read().history.present.pages.map(({ sourceId, pageIndex }) => `${sourceId ?? '-'}/${pageIndex}`);
  const status = (id: string) => store.read().files.get(id)?.status;
  return { store, jobs, settle, pages, status };
}

describe('adding files', () => {
  test('pages come in the order of the files, whichever is read first', async () => {
    const { settle, pages } = setUp('a.pdf', 'b.pdf', 'c.png');
    await settle(2, { kind: 'image' });
    await settle(0, { kind: 'pdf', facts: facts(2) });
    await settle(1, { kind: 'pdf', facts: facts(1) });
    expect(pages()).toEqual(['file-1/0', 'file-1/1', 'file-2/0', 'file-3/0']);
  });

  test('one bad file stops no other and says what is wrong with it', async () => {
    const { settle, pages, status } = setUp('bad.pdf', 'good.pdf');
    const error = new ToolInputError('This file is empty (0 bytes).');
    await settle(0, error);
    await settle(1, { kind: 'pdf', facts: facts(1) });
    expect(status('file-1')).toEqual({ kind: 'failed', error });
    expect(pages()).toEqual(['file-2/0']);
  });

  test('a locked file is asked for until a password opens it', async () => {
    const { store, jobs, settle, pages, status } = setUp('locked.pdf');
    await settle(0, { kind: 'locked', wasPasswordWrong: false });
    store.unlock('file-1', 'wrong');
    expect(status('file-1')).toEqual({ kind: 'reading' });
    await settle(1, { kind: 'locked', wasPasswordWrong: true });
    expect(status('file-1')).toEqual({ kind: 'locked', wasPasswordWrong: true });
    store.unlock('file-1', 'right');
    expect(jobs[2]?.password).toBe('right');
    await settle(2, { kind: 'pdf', facts: facts(1) });
    expect(pages()).toEqual(['file-1/0']);
    const added = store.read().files.get('file-1');
    expect(added && toMergeSource(added)).toMatchObject({
      kind: 'pdf',
      name: 'locked.pdf',
      password: 'right',
    });
  });

  test('a fault of ours is reported at its file; a canceled reading is none', async () => {
    const { store, settle } = setUp('a.pdf', 'b.pdf');
    await settle(0, new DOMException('stopped', 'AbortError'));
    await settle(1, new TypeError('a bug'));
    const [stopped, faulty] = [...store.read().files.values()].map(({ status }) => status);
    expect(stopped).toEqual({ kind: 'reading' });
    expect(faulty).toMatchObject({
      kind: 'failed',
      error: { message: expect.stringContaining('a bug') as string },
    });
  });

  test('files that are read one right after the other are announced together', async () => {
    const { store, settle } = setUp('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
    const onChange = vi.fn();
    store.subscribe(onChange);
    for (const index of [0, 1, 2]) await settle(index, { kind: 'pdf', facts: facts(1) });
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    await settle(3, { kind: 'pdf', facts: facts(1) });
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('removing files', () => {
  test('can be undone while its pages were there', async () => {
    const { store, settle, pages } = setUp('a.pdf', 'b.pdf');
    await settle(0, { kind: 'pdf', facts: facts(1) });
    await settle(1, { kind: 'pdf', facts: facts(1) });
    store.removeFile('file-1');
    expect(pages()).toEqual(['file-2/0']);
    store.undo();
    expect(pages()).toEqual(['file-1/0', 'file-2/0']);
    store.redo();
    expect(pages()).toEqual(['file-2/0']);
    expect(store.read().files.get('file-1')?.file.name).toBe('a.pdf');
  });

  test('is the step that undo takes back, though other files were read after it', async () => {
    const { store, settle, pages } = setUp('a.pdf', 'b.pdf');
    await settle(0, { kind: 'pdf', facts: facts(2) });
    store.removeFile('file-1');
    await settle(1, { kind: 'pdf', facts: facts(1) });
    expect(pages()).toEqual(['file-2/0']);
    store.undo();
    expect(pages()).toEqual(['file-1/0', 'file-1/1', 'file-2/0']);
    expect(new Set(store.read().history.present.pages.map(({ id }) => id)).size).toBe(3);
    store.undo();
    expect(pages()).toHaveLength(3);
  });

  test('one that is still being read is forgotten', async () => {
    const { store, settle, pages } = setUp('a.pdf');
    store.removeFile('file-1');
    await settle(0, { kind: 'pdf', facts: facts(1) });
    expect(pages()).toEqual([]);
    expect(store.read().files.size).toBe(0);
  });
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('file %i has letter %s', (number, letter) => {
  expect(fileLetter(number)).toBe(letter);
});
