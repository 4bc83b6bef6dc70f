import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

const run = (files: readonly File[], options: object = {}) => executeOperation(operation, files, options);
const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const crcOfDigits = 'CBF43926';
const abc = new File(['abc'], 'abc.txt');

test('a list dropped with its files checks them: right, wrong, missing, and in no list', async () => {
  const list = new File(
    [`${sha256OfAbc}  abc.txt\n${sha256OfAbc} *other.bin\n${sha256OfAbc}  gone.txt\n`],
    'SHA256SUMS',
  );
  const { parts, figures, notes } = await run([
    abc,
    list,
    new File(['abd'], 'other.bin'),
    new File([''], 'extra'),
  ]);
  expect(parts[0]?.content).toBe(
    [
      // By Python's hashlib.
      `other.bin: WRONG (SHA-256 is a52d159f262b2c6ddb724a61840befc36eb30c88877a4030b65cbe86298449c9, should be ${sha256OfAbc})`,
      'gone.txt: MISSING',
      'extra: in no list',
      'abc.txt: OK (SHA-256)',
      '',
    ].join('\n'),
  );
  expect(figures?.map(({ value }) => value)).toEqual(['1', '1', '1', '1']);
  expect(notes?.map(({ severity }) => severity)).toEqual(['error', 'error', 'warning']);
});

test('what is pasted checks, too: a list, or a bare checksum', async () => {
  const digits = new File(['123456789'], 'folder/digits');
  const sfv = await run([digits], { expected: `; remark\ndigits ${crcOfDigits}` });
  expect(sfv.parts[0]?.content).toBe('digits: MISSING\nfolder/digits: in no list\n');
  const whole = await run([digits], { expected: `folder/digits ${crcOfDigits}` });
  expect(whole.parts[0]?.content).toBe('folder/digits: OK (CRC-32)\n');
  const bare = await run([digits, abc], { expected: sha256OfAbc.toUpperCase() });
  expect(bare.parts[0]?.content).toContain('abc.txt: OK (SHA-256)');
  const wrong = await run([digits, abc], { expected: sha256OfAbc.replace('b', 'c') });
  expect(wrong.notes?.[0]?.sentence).toContain('No file has the SHA-256');
  await expect(run([abc], { expected: 'hello' })).rejects.toMatchObject({ details: { field: 'expected' } });
});

test('a list with nothing but a checksum is that of the file it is named for', async () => {
  const list = new File([`${sha256OfAbc}\n`], 'abc.txt.sha256');
  expect((await run([abc, list])).parts[0]?.content).toBe('abc.txt: OK (SHA-256)\n');
  const asFile = await run([abc, list], { lists: 'sum' });
  expect(asFile.parts[0]?.content).toContain('abc.txt.sha256\n');
});

test('a file that cannot be read keeps none of the others back', async () => {
  class Gone extends File {
    override slice(): Blob {
      return {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
      } as unknown as Blob;
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      return Promise.reject(new DOMException('gone', 'NotReadableError'));
    }
  }
  const { sumFiles } = await import('./summing/sum-files.ts');
  const context = { signal: new AbortController().signal, reportProgress: () => undefined };
  const files = [
    { path: 'gone', file: new Gone(['abc'], 'gone') },
    { path: 'abc.txt', file: abc },
  ];
  const sums = await sumFiles(files, () => ['SHA-256'], context);
  expect(sums[0]).toBeUndefined();
  expect(sums[1]?.get('SHA-256')).toBe(sha256OfAbc);
});

test('names begin in the common folder; copies and equal names are reported', async () => {
  const files = [new File(['abc'], 'top/a'), new File(['abc'], 'top/b/c'), new File(['x'], 'top/a')];
  const { parts, notes } = await run(files);
  expect(parts[0]?.content).toContain(`${sha256OfAbc}  b/c\n`);
  const sentences = notes?.map(({ sentence }) => sentence).join('\n');
  expect(sentences).toContain('in the folder “top”');
  expect(sentences).toContain('The same content: “a”, “b/c”.');
  expect(sentences).toContain('2 files are called “top/a”');
});
