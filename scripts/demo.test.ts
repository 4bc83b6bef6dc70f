import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { wayWithoutPassword } from './demo.ts';

test('a start from a checkout opens the demo on a loopback address with nothing in front of it alone', () => {
  expect(wayWithoutPassword({})).toBe('demo');
  expect(wayWithoutPassword({ HOST: '::1', DATA_DIR: '/data' })).toBe('demo');
  expect(wayWithoutPassword({ WITHOUT_PASSWORD: 'refuse' })).toBe('refuse');
  for (const env of [
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://tools.test' },
    { ADMIN_ORIGIN: 'https://admin.test' },
    { TRUSTED_PROXIES: '10.0.0.1' },
  ])
    expect(wayWithoutPassword(env)).toBe('setup');
});

test('the server by itself never opens it', () => {
  expect(readConfig({}, '/site', '/data').withoutPassword).toBe('setup');
});
