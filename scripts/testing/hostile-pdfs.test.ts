import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import compressor from '#client/tools/pdf-compressor/operation.ts';
import merger from '#client/tools/pdf-merger/operation.ts';
import splitter from '#client/tools/pdf-splitter/operation.ts';
import extractor from '#client/tools/pdf-text-extractor/operation.ts';
import { makeBombs, makeHiddenBombs, makePageLoops } from './hostile-pdfs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-hostile-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** All open their files alike, as does PDF to image, which needs a browser; so most files meet the next one in turn. */
const tools = [extractor, merger, compressor, splitter] as const;
const unfolding: readonly unknown[] = [extractor, compressor];
const inTurn = (index: number) => tools.filter((_, at) => at === index % tools.length);

function open(operation: (typeof tools)[number], content: Buffer, options: object = {}) {
  const file = new File([Uint8Array.from(content)], 'in.pdf');
  return executeOperation(operation, operation.takes === 'files' ? [file] : file, options);
}

const bombs = makeBombs();

for (const [index, [where, bomb]] of [...bombs].entries()) {
  test(`a file that unfolds to 1 GB in ${where} is refused by tools for PDFs`, async () => {
    expect(bomb.length).toBeLessThan(1_200_000);
    for (const tool of where === 'contents' ? tools : inTurn(index)) {
      await expect(open(tool, bomb)).rejects.toThrow('would fill the memory');
    }
  });
}

/** Encrypted by qpdf, with the streams as they were. */
function lock(bomb: Buffer, userPassword: string): Buffer {
  const [from, to] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(from, bomb);
  execFileSync('qpdf', ['--stream-data=preserve', '--encrypt', userPassword, 'owner', '256', '--', from, to]);
  return readFileSync(to);
}

const contents = bombs.get('contents') ?? Buffer.alloc(0);
const hidden: readonly (readonly [string, Buffer])[] = [
  ...makeHiddenBombs(),
  ['contents that only an owner’s password protects', lock(contents, '')],
  ['contents behind a password', lock(contents, 'secret')],
];

for (const [index, [where, bomb]] of hidden.entries()) {
  test(`a file that unfolds to 1 GB in ${where} is refused by tools that unfold it, and copied by the others`, async () => {
    expect(bomb.length).toBeLessThan(2_200_000);
    for (const tool of inTurn(index)) {
      const opened = open(tool, bomb, { openPassword: 'secret' });
      if (unfolding.includes(tool) || where.startsWith('contents'))
        await expect(opened).rejects.toThrow('would fill the memory');
      else expect((await opened).parts.length).toBeGreaterThan(0);
    }
  });
}

for (const [index, [where, file]] of [...makePageLoops()].entries()) {
  test(`a tree of pages that holds itself in ${where} is a mistake in the file`, async () => {
    for (const tool of inTurn(index))
      await expect(open(tool, file)).rejects.toThrow(/cannot be read|damaged/);
  });
}
