import { quoteShellWord } from '#core/text/shell/shell-words.ts';

/** Writes a word of a compose file so that a shell reads it alike: variables stay variables, and $$ is the sign itself. */
export function quoteWord(word: string): string {
  if (!/(?<!\$)(?:\$\$)*\$(?!\$)/.test(word)) return quoteShellWord(word.replaceAll('$$', '$'));
  return `"${word.replaceAll(/[\\"`]/g, String.raw`\$&`).replaceAll('$$', String.raw`\$`)}"`;
}

/** Splits a command that is one text in a compose file, where quotes join words, and variables are put in first. */
export function splitLine(text: string): string[] {
  return Array.from(text.matchAll(/(?:[^\s'"\\]|\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"|["'\\])+/g), ([word]) =>
    word.replaceAll(/'([^']*)'|"((?:\\[^]|[^"\\])*)"|\\([^])/g, (match, single, double, escaped) =>
      typeof single === 'string'
        ? single
        : typeof double === 'string'
          ? double.replaceAll(/\\(["\\])/g, '$1')
          : typeof escaped === 'string'
            ? escaped
            : match,
    ),
  );
}
