import { expect, test } from 'vitest';
import { namedParts } from './operation.ts';

test('the other parts, decoded', () => {
  const parts = namedParts('https://ann:p%40ss@ex%C3%A4mple.com:8443/caf%C3%A9?q#%C3%A9');
  expect(parts.map(({ name, value }) => [name, value])).toEqual([
    ['Scheme', 'https'],
    ['User', 'ann'],
    ['Password', 'p@ss'],
    ['Host', 'xn--exmple-cua.com'],
    ['Port', '8443'],
    ['Path', '/café'],
    ['Fragment', 'é'],
  ]);
  expect(namedParts('mailto:a@b.c')).toEqual([]);
  expect(namedParts('%41')).toEqual([]);
});
