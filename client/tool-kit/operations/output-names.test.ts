import { expect, test } from 'vitest';
import { outputName } from './output-names.ts';

const part = (name: string) => ({ name, kind: 'text' as const, content: '' });

test('one output has its file’s name and an extension of its own', () => {
  expect(outputName('table.csv', part('output.json'), 1)).toBe('table.json');
  expect(outputName('notes', part('words.txt'), 1)).toBe('notes.txt');
  expect(outputName('a.b.csv', part('output.json'), 1)).toBe('a.b.json');
});

test('no output has the very name of its file', () => {
  expect(outputName('a.svg', part('optimized.svg'), 1)).toBe('a-optimized.svg');
  expect(outputName('a.SVG', part('optimized.svg'), 1)).toBe('a-optimized.svg');
  expect(outputName('a.b.json', part('output.json'), 1)).toBe('a.b-output.json');
  expect(outputName('output.json', part('output.json'), 1)).toBe('output-new.json');
  expect(outputName('photo.png', part('photo-800x600.png'), 1)).toBe('photo-800x600.png');
  expect(outputName('a.pdf', { ...part('a.pdf'), isNamed: true }, 1)).toBe('a.pdf');
});

test('several get distinct names, and a name that was made for the file stays', () => {
  expect(outputName('app.js', part('app.min.js'), 1)).toBe('app.min.js');
  expect(outputName('app.js', part('app.min.js.map'), 2)).toBe('app.min.js.map');
  expect(outputName('book.pdf', part('page 1.png'), 2)).toBe('book page 1.png');
  expect(outputName('book.pdf', { ...part('1 Intro.pdf'), isNamed: true }, 2)).toBe('1 Intro.pdf');
});
