// Unicode Standard, 3.12: the names of Hangul syllables are made of the short names of their letters. Three of them
// are empty.
const leading = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const trailing = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');
const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3];

/** Returns the name of a Hangul syllable; undefined for any other character. */
export function hangulName(point: number): string | undefined {
  if (point < firstSyllable || point > lastSyllable) return undefined;
  const index = point - firstSyllable;
  const letters = [
    leading[Math.floor(index / (vowels.length * trailing.length))],
    vowels[Math.floor(index / trailing.length) % vowels.length],
    trailing[index % trailing.length],
  ];
  return `HANGUL SYLLABLE ${letters.join('')}`;
}
