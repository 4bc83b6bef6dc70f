/** A redirection as a word; `input` is the standard input that it gives, if the script holds it. */
export interface Redirection {
  readonly text: string;
  readonly offset: number;
  readonly isRedirection: true;
  input?: string;
}

/** Reads a redirection; a here-string (`<<<`) gives its word and a line end. */
export function readRedirection(text: string, offset: number, word = ''): Redirection {
  const redirection = { text, offset, isRedirection: true as const };
  return /^\d*<<</.test(text) ? { ...redirection, input: `${word}\n` } : redirection;
}

/**
 * Reads the here-documents (`<<`) that begin at `start`, the line after the redirections (POSIX, 2.7.4), into their
 * `input`. Returns where the script continues.
 */
export function readHereDocuments(
  script: string,
  start: number,
  redirections: readonly Redirection[],
  dollar: string,
): number {
  let at = start;
  for (const redirection of redirections) {
    const { tabs, mark } = /^\d*<<(?<tabs>-?)(?!<)[ \t]*(?<mark>.+)$/s.exec(redirection.text)?.groups ?? {};
    if (mark === undefined) continue;
    const last = mark.replaceAll(/['"\\]/g, '');
    const lines: string[] = [];
    while (at < script.length) {
      const end = script.indexOf('\n', at);
      const line = script.slice(at, end < 0 ? undefined : end).replace(/\r$/, '');
      at = end < 0 ? script.length : end + 1;
      const content = tabs === '-' ? line.replace(/^\t+/, '') : line;
      if (content === last) break;
      lines.push(`${content}\n`);
    }
    const text = lines.join('');
    redirection.input =
      last === mark ? unescapeText(text, dollar, inDocument) : text.replaceAll('$', () => dollar);
  }
  return at;
}

const inDocument = /\\(?:\n|(?<kept>[\\`$]))|\$(?![A-Za-z_{(])/g;

/** Removes the backslashes that `escapes` finds, and replaces the dollar signs that begin no variable. */
export function unescapeText(text: string, dollar: string, escapes: RegExp): string {
  return text.replaceAll(escapes, (match, kept: string | undefined) =>
    match === '$' || kept === '$' ? dollar : (kept ?? ''),
  );
}
