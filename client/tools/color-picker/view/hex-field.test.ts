import { expect, test } from 'vitest';
import { cleanHex } from './hex-field.tsx';

test('what is typed as HEX keeps its digits, as specified', () => {
  expect(cleanHex('36C')).toBe('#36C');
  expect(cleanHex('##33-66 cc!')).toBe('#3366cc');
  expect(cleanHex('#3366cc80')).toBe('#3366cc');
  expect(cleanHex('xyz')).toBe('#');
});
