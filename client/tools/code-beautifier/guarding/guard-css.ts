import type { Guarded } from './guarded.ts';

const textOrAddress = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|(?<![\w-])url\(/gi;

/** Prettier puts spaces into addresses whose `URL(` is not in small letters, which CSS reads alike (CSS Values 4, 4.5). */
export function guardCss(source: string): Guarded {
  const text = source.replace(textOrAddress, (part) => (/^url\($/i.test(part) ? 'url(' : part));
  return { text, restore: (laidOut) => laidOut };
}
