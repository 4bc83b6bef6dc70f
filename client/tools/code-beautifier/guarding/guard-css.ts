import type { Guarded } from './guarded.ts';

const parts =
  /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|(?<![\w-])url\((?:\s*[^\s"'()]+\s*\))?|[{}]|,(?=\s*[;}])|<!--|(?<![\w\\-])-->/gi;

/**
 * Prettier puts spaces into addresses whose `URL(` is not in small letters, which CSS reads alike (CSS Values 4, 4.5), and
 * into `-->`, which CSS skips between rules, as it skips `<!--` (CSS Syntax 3, 5.4.1).
 */
export function guardCss(source: string): Guarded {
  const mark = Array.from('\uE000\uE001\uE002\uE003').find((char) => !source.includes(char)) ?? '\uE000';
  let depth = 0;
  const text = source.replace(parts, (part) => {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth <= 0 && /^(?:<!--|-->)$/.test(part)) return `/*${mark}${part}*/`;
    if (part === ',') return ` ${mark}comma`;
    return /^url\(/i.test(part) ? `url${part.slice(3)}` : part;
  });
  return {
    text,
    restore: (laidOut) =>
      laidOut
        .replaceAll(new RegExp(`/\\*${mark}(<!--|-->)\\*/`, 'g'), '$1')
        .replaceAll(new RegExp(`\\s*${mark}comma`, 'g'), ','),
  };
}
