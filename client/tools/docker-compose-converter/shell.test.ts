import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteWord } from './quote-word.ts';

function shellWords(command: string): string[] | undefined {
  const { stdout, status } = spawnSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').slice(0, -1) : undefined;
}

const unit = fc.constantFrom(...`a1 "'\\%+<>=#:é`.split(''), '\\\n', "'b c'", '"d e"');

test('a word that is quoted is read by sh as it was', () => {
  const texts = fc.sample(fc.string({ unit, minLength: 1, maxLength: 14 }), 200);
  expect(shellWords(texts.map(quoteWord).join(' '))).toEqual(texts);
  expect(shellWords(quoteWord('a$$b'))).toEqual(['a$b']);
  expect(
    shellWords(`X=7; printf '%s\\0' ${quoteWord('a$X"$$b')}`.replace(/^.*?; printf '%s\\0' /, '')),
  ).toEqual(['a"$b']);
});
