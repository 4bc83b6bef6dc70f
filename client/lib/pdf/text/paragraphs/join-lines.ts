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
  const isTight = lines.some((line) => tightMix.test(line)) && !lines.some((line) => spacedMix.test(line));
  return lines.reduce((text, line) => {
    if (text === '') return line;
    // Searching all of a long text for each of its lines would take long.
    const end = text.slice(-longestEnd);
    // “Haupt- und Nebenfach” keeps its hyphen: it replaces the end of a later word.
    if (/\p{L}[-\u2010]$/u.test(end) && /^(?:und|oder|bzw\.|sowie|en|of|och|eller|og|and|or)\s/u.test(line))
      return `${text} ${line}`;
    if (addressPart.test(end) && /^[\w%]/.test(line)) return text + line;
    if (/\p{L}[-\u00ad\u2010]$/u.test(end) && /^\p{L}/u.test(line))
      return (isPart(end, line, words) ? text : text.slice(0, -1)) + line;
    if (/[\p{L}\p{N}][-\u2010\u2011]$/u.test(end) && /^[\p{L}\p{N}]/u.test(line)) return text + line;
    // At the end of a right-to-left line, a hyphen after a number looks like one before it (UAX #9).
    if (/\s-\p{Nd}+$/u.test(end) && /^\p{Nd}/u.test(line) && rightLetter.test(end))
      return text.replace(/-(\p{Nd}+)$/u, '$1-') + line;
    if (/\S[–—]$/.test(end) && /^[\p{L}\p{N}]/u.test(line) && !apartDash.test(text)) return text + line;
    // Scripts without spaces between words also have none at a line's end.
    const between = text.slice(-1) + line.slice(0, 1);
    const isJoined = areTight(end, line) || wideSign.test(between) || (isTight && tightMix.test(between));
    return isJoined ? text + line : `${text} ${line}`;
  }, '');
}

const rightLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A dash with a space on one side, as Spanish has it around asides. */
const apartDash = /(?:^|\s)[–—]\S|\S[–—]\s/;

/** A web address continues after these signs; it is never hyphenated (RFC 3986, appendix C). */
const addressPart = /(?:\w:\/\/|\bwww\.)[^\s<>"]*[-_=&?]$/i;

const tight = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fb\u30fc`;
const wideSigns = String.raw`\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65`;
const tightSigns = `${wideSigns}…—“”‘’`;
const wideSign = new RegExp(`[${wideSigns}]`, 'u');
const endsTight = new RegExp(`[${tight}]$`, 'u');
const startsTight = new RegExp(`^[${tight}]`, 'u');
const endsInSign = new RegExp(`[${tight}${tightSigns}]$`, 'u');
const startsWithSign = new RegExp(`^[${tight}${tightSigns}]`, 'u');

/** Words and numbers of other scripts beside Chinese or Japanese ones: some texts put spaces between them. */
const tightMix = new RegExp(
  String.raw`[${tight}][\p{Script=Latin}\p{Nd}]|[\p{Script=Latin}\p{Nd}][${tight}]`,
  'u',
);
const spacedMix = new RegExp(
  String.raw`[${tight}] [\p{Script=Latin}\p{Nd}]|[\p{Script=Latin}\p{Nd}] [${tight}]`,
  'u',
);

/** Returns whether text continues in the next line without a space: Chinese and Japanese have none between words. */
export function areTight(text: string, line: string): boolean {
  return (
    (endsTight.test(text) && startsWithSign.test(line)) || (endsInSign.test(text) && startsTight.test(line))
  );
}

/** Returns whether the hyphen at the end of a text is part of the word that `line` continues. */
function isPart(text: string, line: string, words: ReadonlySet<string>): boolean {
  if (text.endsWith('\u00ad')) return false;
  const start = plain(
    /[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*(?=.$)/u.exec(text.slice(-longestWord))?.[0] ?? '',
  );
  const rest = plain(
    /^[\p{L}\p{M}]+(?:[-\u2010][\p{L}\p{M}]+)*/u.exec(line.slice(0, longestWord))?.[0] ?? '',
  );
  // A hyphen before a capital, or after a single letter, is part of the word unless other lines have it without.
  if (!/^\p{Ll}/u.test(line)) return !words.has(start + rest) || words.has(`${start}-${rest}`);
  if (words.has(start + rest)) return false;
  if (/(?:^|[\s(“"])\p{L}.$/u.test(text)) return true;
  if (words.has(`${start}-${rest}`) || linkedStart.test(start) || linkedRest.test(rest)) return true;
  // No other words begin with these two; “wellness” and “selfish” do.
  return /^(?:well|self)$/.test(start) && !/^(?:ness|less|ish)/.test(rest);
}

/** Small words inside of chains such as “state-of-the-art” and “up-to-date”. */
export const links = 'a|an|and|as|at|by|for|from|in|of|on|or|out|the|to|up|de|du|la|le|en|sur|sous';
const linkedStart = new RegExp(`-(?:${links})$`);
const linkedRest = new RegExp(`^(?:${links})-`);

const longestWord = 100;
/** Web addresses may be long. */
const longestEnd = 1000;
