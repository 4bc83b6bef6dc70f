import type { Frequency } from '#core/text/counting/frequency.ts';
import type { Word } from './words.ts';

/** New phrases are no longer counted after this many different ones, because each takes memory. */
const mostPhrases = 1_000_000;
const longestShown = 60;

/** Stop words of the most common languages in Latin script. */
const commonWords = new Set(
  (
    'the a an and or but if of to in on at by for with from as is are was were be been it its this that these those he she ' +
    'they we you i his her their our your my me him them us not no so do does did have has had will would can could there ' +
    'which who what when where how than then into over about up out ' +
    'der die das den dem des ein eine einer einem einen und oder aber nicht ist sind war im am zu zum zur von mit auf für ' +
    'als auch es sie er wir ihr ich sich bei aus an um dass daß wie so nach ' +
    'le la les un une des du de et ou mais est sont dans sur pour par avec ne pas que qui ce cette il elle nous vous je se au aux ' +
    'el los las una y o pero es son en con por para del al que no se su sus lo ' +
    'il lo gli i un uno una e o ma è sono di da del della dei delle in con su per che non si ' +
    'os as um uma e ou mas é são do da dos das no na nos nas com por para que não se'
  ).split(' '),
);

/** True if a lower-case word is a stop word. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}

/** Counts how often each word, or each run of two or three words, occurs, ignoring case. */
export class PhraseCounts {
  readonly #counts = new Map<string, number>();
  readonly #length: number;
  readonly #isCommonLeftOut: boolean;
  #last: string[] = [];
  #end = 0;
  #total = 0;

  constructor(length: number, isCommonLeftOut: boolean) {
    this.#length = length;
    this.#isCommonLeftOut = isCommonLeftOut;
  }

  /** Adds the next word of `text`; phrases never continue past the end of a sentence or clause. */
  add(word: Word, text: string): void {
    const own = word.text.toLowerCase();
    if (/[^\s'"“”‘’-]/.test(text.slice(this.#end, Math.min(word.from, this.#end + 100)))) this.#last = [];
    this.#end = word.from + word.text.length;
    this.#last.push(own);
    if (this.#last.length > this.#length) this.#last.shift();
    if (this.#last.length < this.#length) return;
    this.#total += 1;
    if (this.#isCommonLeftOut && this.#last.every((each) => commonWords.has(each))) return;
    const phrase = this.#last.join(' ');
    const count = this.#counts.get(phrase);
    if (count !== undefined || this.#counts.size < mostPhrases) this.#counts.set(phrase, (count ?? 0) + 1);
  }

  /** False if there were more different phrases than the limit. */
  get isWhole(): boolean {
    return this.#counts.size < mostPhrases;
  }

  /** Returns the most frequent phrases; ties keep the order of first occurrence. Shares are of all words or phrases. */
  mostFrequent(limit: number): readonly Frequency[] {
    return [...this.#counts]
      .sort(([, first], [, second]) => second - first)
      .slice(0, limit)
      .map(([item, count]) => ({
        item: item.length > longestShown ? `${item.slice(0, longestShown)}…` : item,
        count,
        share: count / this.#total,
      }));
  }
}
