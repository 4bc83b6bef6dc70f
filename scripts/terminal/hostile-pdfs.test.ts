import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { makeBombs, makeHiddenBombs, makePageLoops } from '../testing/hostile-pdfs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-hostile-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** PDF to image, which needs a browser, opens its files by the same shelf. */
const tools = ['pdf-text-extractor', 'pdf-merger', 'pdf-splitter', 'pdf-compressor'];
/** One of the two tools that decompress, and one of the two that copy. */
const pairs = [
  ['pdf-text-extractor', 'pdf-merger'],
  ['pdf-compressor', 'pdf-splitter'],
] as const;

/** Less memory than the decompressed data; the deadline only ends a hanging program. */
function runTool(id: string, content: Buffer, options: readonly string[] = []) {
  writeFileSync(join(folder, 'in.pdf'), content);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/tool.ts', id, ...options, '--out', join(folder, 'out'), 'in.pdf'],
    { cwd: root, env: { ...process.env, INIT_CWD: folder, NO_COLOR: '1' }, timeout: 180_000 },
  );
  return { status, complaint: stderr.toString() };
}

const bombs = makeBombs();

for (const [index, [where, bomb]] of [...bombs].entries()) {
  test(`a file that unfolds to 1 GB in ${where} is refused by tools for PDFs`, () => {
    expect(bomb.length).toBeLessThan(1_200_000);
    // All four open files alike.
    for (const id of where === 'contents' ? tools : tools.filter((_, at) => at === index % tools.length)) {
      const { status, complaint } = runTool(id, bomb);
      expect(complaint, id).toContain('would fill the memory');
      expect(status, id).toBe(1);
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
  test(`a file that unfolds to 1 GB in ${where} is refused by tools that unfold it, and copied by the others`, () => {
    expect(bomb.length).toBeLessThan(2_200_000);
    for (const id of pairs[index % 2] ?? tools) {
      const { status, complaint } = runTool(id, bomb, ['--open-password', 'secret']);
      const unfolds = id === 'pdf-text-extractor' || id === 'pdf-compressor' || where.startsWith('contents');
      if (unfolds) expect(complaint, id).toContain('would fill the memory');
      else expect(complaint, id).not.toMatch(/\n\s+at |error/i);
      expect(status, id).toBe(unfolds ? 1 : 0);
    }
  });
}

for (const [index, [where, file]] of [...makePageLoops()].entries()) {
  test(`a tree of pages that holds itself in ${where} is a mistake in the file`, () => {
    for (const id of pairs[index % 2] ?? tools) {
      const { status, complaint } = runTool(id, file);
      expect(complaint, id).not.toMatch(/\n\s+at |Exception/);
      expect(complaint, id).toMatch(/cannot be read|damaged/);
      expect(status, id).toBe(1);
    }
  });
}
