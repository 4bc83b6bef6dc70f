const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const linkWeight = 23;
/** A URL with a host of two labels or more, up to white space or closing punctuation. */
const link =
  /https?:\/\/(?:[^\s/?#.:]{1,63}\.)+\p{L}{2,63}(?![\p{L}\p{N}])(?::\d+)?(?:[/?#]\S*[^\s.,!?:;'")\]]|\/)?/giu;

/** Code points with weight 1; all others have weight 2 (twitter-text configuration, version 3). */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

/**
 * Computes the length of a post on X: the text in NFC, with http and https links as 23, every emoji as 2, and other
 * characters as 1 or 2 by code point.
 */
export function weightedLength(text: string): number {
  let links = 0;
  const rest = text.normalize('NFC').replace(link, () => {
    links += 1;
    return '';
  });
  let weight = links * linkWeight;
  for (const { segment } of graphemeSegmenter.segment(rest)) {
    if (/^\p{RGI_Emoji}$/v.test(segment)) weight += 2;
    else for (const character of segment) weight += isLight(character) ? 1 : 2;
  }
  return weight;
}

function isLight(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return lightRanges.some(([from, to]) => code >= from && code <= to);
}

/** Replaces every link with 23 letters, which is how Mastodon counts it. */
export function withShortLinks(text: string): string {
  return text.replace(link, 'x'.repeat(linkWeight));
}
