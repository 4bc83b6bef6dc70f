/** Marks that little but Markdown has; by itself, `# …` is a comment in many languages, and so is `- …`. */
export const markdownSigns =
  /^(?:```|~~~|\|? ?:?-{3,}:? ?\||(?:\|[ \t]*:?-+:?[ \t]*\||:?-+:?[ \t]*\|[ \t]*:?-)[-|: \t]*$|={3,}\s*$|\[[^\]\n]+\]: \S)|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\s][^*\n]*\*\*/m;
const heading = /^#{1,6} \S/;
const listItem = /^\s*(?:[-*+]|\d+[.)]|>) \S/;
/** Three words in a row, or a sentence's end. */
const prose = /\p{L}{2,} \p{L}+ \p{L}|\p{L}{2}[.!?:]$/u;

/** Whether a text has marks of Markdown, and its lines with a hash are headings and not comments. */
export function isMarkdown(sample: string): boolean {
  if (markdownSigns.test(sample)) return true;
  const lines = sample.split(/\r?\n/).map((line) => line.trimEnd());
  const isText = (line: string) => listItem.test(line) || prose.test(line);
  // A comment is directly above the line that it is about, which is a file's name, a setting or a command.
  const isComment = (line: string, at: number) => {
    const next = lines[at + 1] ?? '';
    return line.startsWith('#') && next !== '' && !next.startsWith('#') && !isText(next);
  };
  if (lines.some(isComment)) return false;
  const headings = lines.filter((line) => heading.test(line));
  if (headings.some((line) => line.startsWith('# ')) && headings.some((line) => line.startsWith('##')))
    return true;
  const body = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const texts = body.filter(isText).length;
  const hasMark = headings.length > 0 || body.some((line) => listItem.test(line));
  return hasMark && texts > 0 && texts >= body.length * 0.6;
}

/** Whether most of a text is sentences and items, below several headings with blank lines around them or with several marks of Markdown. */
export function isDocument(sample: string): boolean {
  const text = sample
    .replaceAll(/^[ \t]*(`{3,}|~{3,})[^]*?(?:^[ \t]*\1|(?![^]))/gm, '')
    .replaceAll(/^([^\s-].*)\r?\n(?:={3,}|-{3,})[ \t]*$/gm, '# $1\n');
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const places = lines.flatMap((line, at) => (heading.test(line) ? [at] : []));
  const apart = places.filter((at) => [at - 1, at + 1].every((side) => (lines[side] ?? '') === ''));
  const hasParts = places.length > 1 && apart.length >= places.length * 0.8;
  const signs = Array.from(sample.matchAll(new RegExp(markdownSigns, 'gm'))).length;
  // Code is indented or has tags.
  const body = lines.filter((line) => line !== '' && !/^(?:#|<| {4}|\t)/.test(line));
  const texts = body.filter((line) => listItem.test(line) || prose.test(line));
  return (hasParts || signs > 2) && texts.length > body.length * 0.6;
}
