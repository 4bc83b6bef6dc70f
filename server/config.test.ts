import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({}, '/site')).toEqual({
    host: '127.0.0.1',
    port: 8080,
    siteDir: '/site',
    drainMs: 10_000,
  });
});

test('every bad value is named at once', () => {
  expect(() => readConfig({ PORT: '80x', DRAIN_SECONDS: '-1', HOST: 'a b' }, '/site')).toThrow(
    /PORT.*"80x".*DRAIN_SECONDS.*"-1".*HOST.*"a b"/,
  );
  expect(readConfig({ PORT: '0', HOST: '::1' }, '/site')).toMatchObject({ port: 0, host: '::1' });
});
