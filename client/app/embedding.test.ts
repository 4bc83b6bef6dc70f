import { expect, test, vi } from 'vitest';

vi.mock('./palette/give-to-tool.ts', () => ({ giveToTool: vi.fn() }));

test('an origin matches a list like that of frame-ancestors', async () => {
  vi.stubGlobal('location', { origin: 'https://tools.test' });
  const { matchesOrigin } = await import('./embedding.ts');
  expect(matchesOrigin('https://a.test', 'https://a.test')).toBe(true);
  expect(matchesOrigin('https://a.test', 'https://a.test.evil')).toBe(false);
  expect(matchesOrigin('https://*.a.test', 'https://b.a.test')).toBe(true);
  expect(matchesOrigin('https://*.a.test', 'https://a.test')).toBe(false);
  expect(matchesOrigin('https://*.a.test', 'https://.a.test')).toBe(false);
  expect(matchesOrigin('https://*.a.test', 'http://b.a.test')).toBe(false);
  expect(matchesOrigin("'self'", 'https://tools.test')).toBe(true);
});
