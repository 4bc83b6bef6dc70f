import { expect, test } from 'vitest';
import { outputName } from './output-names.ts';

const part = (name: string) => ({ name, kind: 'text' as const, content: '' });

test('one output has its file’s name and an extension of its own', () => {
  expect(outputName('table.csv', part('output.json'), 1)).toBe('table.json');
  expect(outputName('notes', part('words.txt'), 1)).toBe('notes.txt');
  expect(outputName('a.b.csv', part('output.json'), 1)).toBe('a.b.json');
});

test('several are told apart, and a name that was made for the file stays', () => {
  expect(outputName('app.js', part('app.min.js'), 1)).toBe('app.min.js');
  expect(outputName('app.js', part('app.min.js.map'), 2)).toBe('app.min.js.map');
  expect(outputName('book.pdf', part('page 1.png'), 2)).toBe('book page 1.png');
  expect(outputName('book.pdf', { ...part('1 Intro.pdf'), isNamed: true }, 2)).toBe('1 Intro.pdf');
});
