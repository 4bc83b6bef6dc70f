/** Returns the words of lines, in small letters; words with hyphens also as a whole. */
export function wordsOf(lines: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of lines) for (const [word] of line.matchAll(wholeWord)) words.add(plain(word));
  return words;
}

const wholeWord = /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/gu;
const plain = (word: string) => word.toLowerCase().replaceAll('\u2010', '-');

/**
 * Joins lines into one. A hyphen between two lines goes if it only splits a word: poppler and others drop each one, and
 * so does this, but not if `words` have the word with its hyphen and not without.
 */
export function joinLines(lines: readonly string[], words: ReadonlySet<string>): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    // A hyphen before a capital or a number is part of the word.
    if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line))
      return (isPart(text, line, words) ? text : text.slice(0, -1)) + line;
    if (/[\p{L}\p{N}][-\u2010\u2011]$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) return text + line;
    // Scripts without spaces between words also have none at a line's end.
    const isTight = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);
    return isTight && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)
      ? text + line
      : `${text} ${line}`;
  }, '');
}

/** Returns whether the hyphen at the end of a text is part of the word that `line` goes on with. */
function isPart(text: string, line: string, words: ReadonlySet<string>): boolean {
  if (text.endsWith('\u00ad')) return false;
  const start = plain(
    /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*(?=.$)/u.exec(text.slice(-longestWord))?.[0] ?? '',
  );
  const rest = plain(
    /^[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/u.exec(line.slice(0, longestWord))?.[0] ?? '',
  );
  if (words.has(start + rest)) return false;
  // No other words begin with these two; “wellness” and “selfish” do.
  return words.has(`${start}-${rest}`) || (/^(?:well|self)$/.test(start) && !/^(?:ness|less|ish)/.test(rest));
}

const longestWord = 100;
