import { readOwn } from '#core/collections/read-own.ts';

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish'].map((name) => [name, 'Shell'])),
  python: 'Python',
  perl: 'Perl',
  ruby: 'Ruby',
  php: 'PHP',
  lua: 'Lua',
};

/** The language by the program in a script's first line (`#!/usr/bin/env node`); undefined without such a line. */
export function shebangLanguage(source: string): string | undefined {
  const words = /^#!\s*(\S[^\r\n]*)/.exec(source)?.[1]?.trim().split(/\s+/) ?? [];
  const names = words.map((word) => word.replace(/^.*\//, ''));
  // env takes options and variables before the program.
  const at = names[0] === 'env' ? names.findIndex((name, index) => index > 0 && !/^-|=/.test(name)) : 0;
  const name = names[at]?.replace(/[\d.]+$/, '');
  if (name === undefined || name === '') return undefined;
  return /^(?:node|nodejs|deno|bun|bunx|npx|tsx|ts-node|zx)$/.test(name)
    ? 'JavaScript'
    : (readOwn(labels, name) ?? name);
}
