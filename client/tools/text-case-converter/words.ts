import { append } from '#core/collections/append.ts';
type Kind = 'upper' | 'lower' | 'digit' | 'mark' | 'apostrophe' | 'other';

/** A letter or digit with its combining marks. */
interface Sign {
  text: string;
  readonly kind: Kind;
}

/**
 * Splits a text or identifier into words: at anything but letters and digits, and at case changes (`XMLHttpRequest` has
 * three words). Apostrophes inside a word are dropped: `don't` is one word.
 */
export function splitWords(text: string, digits: 'joined' | 'apart'): readonly string[] {
  const words: string[] = [];
  let run: Sign[] = [];
  const endRun = () => {
    append(words, splitRun(run, digits));
    run = [];
  };
  let isHeld = false;
  for (const character of text) {
    const kind = kindOf(character);
    const last = run.at(-1);
    const wasHeld = isHeld;
    isHeld = false;
    if (kind === 'mark' && last && !wasHeld) last.text += character;
    else if (kind === 'apostrophe' && isLetter(last) && !wasHeld) isHeld = true;
    else if (kind === 'other' || kind === 'apostrophe') endRun();
    else {
      // An apostrophe joins two letters; before a digit it separates words.
      if (wasHeld && kind === 'digit') endRun();
      run.push({ text: character, kind: kind === 'mark' ? 'lower' : kind });
    }
  }
  endRun();
  return words;
}

/** Splits a run of letters and digits at case changes. */
function splitRun(run: readonly Sign[], digits: 'joined' | 'apart'): readonly string[] {
  const words: string[] = [];
  let word = '';
  let hasLower = false;
  run.forEach((sign, index) => {
    const [previous, next] = [run[index - 1], run[index + 1]];
    // `B2B` is one word, also in CONSTANT_CASE; `v2API` and `HTML5Parser` are two.
    const isCode = digits === 'joined' && previous?.kind === 'digit' && next?.kind !== 'lower' && !hasLower;
    const isCut = index > 0 && !isCode && beginsWord(previous, sign, next, digits);
    if (isCut) {
      words.push(word);
      word = '';
      hasLower = false;
    }
    word += sign.text;
    hasLower ||= /\p{Ll}/u.test(sign.text);
  });
  return word === '' ? words : [...words, word];
}

function beginsWord(
  previous: Sign | undefined,
  current: Sign,
  next: Sign | undefined,
  digits: 'joined' | 'apart',
): boolean {
  if (digits === 'apart' && (previous?.kind === 'digit') !== (current.kind === 'digit')) return true;
  if (current.kind !== 'upper') return false;
  return previous?.kind !== 'upper' || (next?.kind === 'lower' && /^\p{Ll}/u.test(next.text));
}

function isLetter(sign: Sign | undefined): boolean {
  return sign?.kind === 'upper' || sign?.kind === 'lower';
}

/** Returns the kind of a character. Letters without case count as lowercase. A combining mark by itself is a letter. */
function kindOf(character: string): Kind {
  const known = knownKinds.get(character);
  if (known !== undefined) return known;
  const kind = findKind(character);
  knownKinds.set(character, kind);
  return kind;
}

/** Cached, because Unicode lookups are slow and even a large text has few different characters. */
const knownKinds = new Map<string, Kind>();

function findKind(character: string): Kind {
  if (/^\p{Lu}$/u.test(character)) return 'upper';
  if (/^\p{L}$/u.test(character)) return 'lower';
  if (/^\p{N}$/u.test(character)) return 'digit';
  if (/^\p{M}$/u.test(character)) return 'mark';
  return /^['’]$/.test(character) ? 'apostrophe' : 'other';
}
