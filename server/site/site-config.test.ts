import { expect, test } from 'vitest';
import { hasOwnSettings, readSiteConfig } from './site-config.ts';

function read(env: Readonly<Record<string, string>>) {
  const faults: string[] = [];
  return { config: readSiteConfig(env, env.PUBLIC_ORIGIN, faults), faults };
}

test('with nothing set the site is as it was built', () => {
  const { config, faults } = read({});
  expect(hasOwnSettings(config)).toBe(false);
  expect(faults).toEqual([]);
});

test.each([
  { PUBLIC_ORIGIN: 'https://tools.test' },
  { BASE_PATH: '/tools' },
  { SITE_NAME: 'Town Tools' },
  { SITE_NOTE: 'Ask Sam.' },
  { DEFAULT_THEME: 'dark' },
  { HIDDEN_TOOLS: 'bmi-calculator' },
  { FRAME_ANCESTORS: 'https://home.test' },
  { HSTS: 'max-age=63072000' },
  { FORMS: 'off' },
])('%o is seen in the site', (env) => {
  const { config, faults } = read(env);
  expect(hasOwnSettings(config)).toBe(true);
  expect(faults).toEqual([]);
});

test.each(['/', ''])('%o is no path', (path) => {
  expect(read({ BASE_PATH: path }).config.settings.basePath).toBe('');
});

test('a slash at the end of a path is left out', () => {
  expect(read({ BASE_PATH: '/a/b/' }).config.hosting.basePath).toBe('/a/b');
});

test.each([
  [{ BASE_PATH: 'tools' }, /^BASE_PATH must be a path/],
  [{ BASE_PATH: '/a b' }, /^BASE_PATH/],
  [{ BASE_PATH: '/"><script>' }, /^BASE_PATH/],
  [{ DEFAULT_THEME: 'blue' }, /^DEFAULT_THEME must be system, light or dark/],
  [{ FORMS: 'no' }, /^FORMS must be on or off/],
  [{ HSTS: '63072000' }, /^HSTS must be like/],
  [{ FRAME_ANCESTORS: 'https://home.test/path' }, /^FRAME_ANCESTORS must list origins/],
  [{ FRAME_ANCESTORS: "https://a.test 'none'; script-src *" }, /^FRAME_ANCESTORS/],
  [{ SITE_LOGO: '/nowhere/logo.svg' }, /^SITE_LOGO names .* cannot be read/],
  [{ SITE_LOGO: import.meta.filename }, /^SITE_LOGO must name an SVG file/],
] as const)('%o is refused by name', (env, fault) => {
  expect(read(env).faults.join('\n')).toMatch(fault);
});
