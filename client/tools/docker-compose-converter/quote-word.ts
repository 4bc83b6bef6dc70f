/** Writes a word of a compose file so that a shell reads it alike: variables stay variables, and $$ is the sign itself. */
export function quoteWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  if (!/(?<!\$)(?:\$\$)*\$(?!\$)/.test(word)) {
    return `'${word.replaceAll('$$', '$').replaceAll("'", String.raw`'\''`)}'`;
  }
  return `"${word.replaceAll(/[\\"`]/g, String.raw`\$&`).replaceAll('$$', String.raw`\$`)}"`;
}
