import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines, splitLines } from './line-diff.ts';
import { writePatch } from './unified-patch.ts';

test('patch and git apply make the new text of the old one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  const line = fc.constantFrom('a', 'b', 'c', '', 'é 😀', ' x', '-y', '+z', '@@', '--- q', '\\ No', 'a\r');
  const text = fc
    .tuple(fc.array(line, { maxLength: 30 }), fc.boolean())
    .map(([lines, hasEnd]) => lines.join('\n') + (hasEnd ? '\n' : ''));
  const samples = fc.sample(fc.tuple(text, text, fc.constantFrom(0, 1, 3)), { numRuns: 25, seed: 1 });
  const large = Array.from({ length: 3000 }, (_, index) => `line ${index % 97}`);
  samples.push([
    large.join('\n'),
    large.map((each, index) => (index % 50 === 0 ? `${each}!` : each)).join('\n'),
    3,
  ]);
  try {
    for (const [oldText, newText, context] of samples) {
      const [old, now] = [splitLines(oldText), splitLines(newText)];
      const changes = diffLines(old, now, {
        whitespace: 'exact',
        ignoresCase: false,
        ignoresLineEnds: false,
      });
      const patch = writePatch({ old, now, changes, fileName: 'my file.txt', context }).join('');
      if (oldText === '' || newText === '' || patch === '') continue;
      for (const [program, ...words] of [
        ['patch', '--binary', '-p1', '-s', '-i', 'x.patch'],
        ['git', 'apply', '--whitespace=nowarn', ...(context < 3 ? ['--unidiff-zero'] : []), 'x.patch'],
      ] as const) {
        writeFileSync(join(folder, 'my file.txt'), oldText);
        writeFileSync(join(folder, 'x.patch'), patch);
        const { status, stderr, stdout } = spawnSync(program, words, {
          cwd: folder,
          env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
        });
        expect(
          status,
          `${program} ${JSON.stringify([oldText, newText, patch])} ${stderr.toString()}${stdout.toString()}`,
        ).toBe(0);
        expect(readFileSync(join(folder, 'my file.txt'), 'utf8')).toBe(newText);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// GNU diff -b compares in the same way; the result of its patch differs from the new text only in white space.
test('git apply takes patches that ignore white space', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  const text = fc
    .tuple(fc.array(fc.constantFrom('a', 'a ', 'b', '', ' b', 'c'), { maxLength: 8 }), fc.boolean())
    .map(([lines, hasEnd]) => lines.join('\n') + (hasEnd ? '\n' : ''));
  try {
    for (const [oldText, newText] of fc.sample(fc.tuple(text, text), { numRuns: 25, seed: 2 })) {
      if (oldText === '' || newText === '') continue;
      const [old, now] = [splitLines(oldText), splitLines(newText)];
      const how = { whitespace: 'amount', ignoresCase: false, ignoresLineEnds: true } as const;
      const patch = writePatch({
        old,
        now,
        changes: diffLines(old, now, how),
        fileName: 'x',
        context: 3,
      }).join('');
      writeFileSync(join(folder, 'x'), oldText);
      writeFileSync(join(folder, 'y'), newText);
      writeFileSync(join(folder, 'x.patch'), patch);
      const run = (program: string, ...words: string[]) =>
        spawnSync(program, words, {
          cwd: folder,
          env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
        });
      const isSame = run('diff', '-q', '-b', 'x', 'y').status === 0;
      expect(patch === '', JSON.stringify([oldText, newText])).toBe(isSame);
      if (isSame) continue;
      const { status, stderr } = run('git', 'apply', '--whitespace=nowarn', 'x.patch');
      expect(status, `${JSON.stringify([oldText, newText, patch])} ${stderr.toString()}`).toBe(0);
      expect(run('diff', '-q', '-b', 'x', 'y').status).toBe(0);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['é "x".txt', 'a\\b.txt', 'tab\there', 'line\nfeed', 'bell\x07', 'two  spaces'])(
  'patch and git apply find the file %j',
  (fileName) => {
    const folder = mkdtempSync(join(tmpdir(), 'patch-'));
    const how = { whitespace: 'exact', ignoresCase: false, ignoresLineEnds: false } as const;
    const [old, now] = [['a\n'], ['b\n']];
    const patch = writePatch({ old, now, changes: diffLines(old, now, how), fileName, context: 3 }).join('');
    try {
      for (const [program, ...words] of [
        ['patch', '-p1', '-s', '-i', 'x.patch'],
        ['git', 'apply', 'x.patch'],
      ] as const) {
        writeFileSync(join(folder, fileName), 'a\n');
        writeFileSync(join(folder, 'x.patch'), patch);
        const { status, stderr } = spawnSync(program, words, {
          cwd: folder,
          env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
        });
        // GNU patch refuses every name that contains a line feed.
        if (program === 'patch' && fileName.includes('\n')) continue;
        expect(status, `${program}: ${stderr.toString()}`).toBe(0);
        expect(readFileSync(join(folder, fileName), 'utf8')).toBe('b\n');
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
