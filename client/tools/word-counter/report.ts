import { countGraphemes, countLines, countParagraphs } from '#core/text/counting/counts.ts';
import { readability, type Readability, readingMinutes, speakingMinutes } from '#core/text/words/reading.ts';
import type { Frequency } from '#core/text/counting/frequency.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import { PhraseCounts } from '#core/text/words/phrases.ts';
import { sentencesOf } from '#core/text/words/sentences.ts';
import { type Word, type WordRule, wordsOf } from '#core/text/words/words.ts';
import type { NotePlace } from '#core/errors.ts';
import { syllable } from 'syllable';
import type { TaskContext } from '#core/task.ts';

export interface WordReport {
  readonly words: number;
  readonly different: number;
  readonly characters: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly lines: number;
  readonly readingMinutes: number;
  readonly speakingMinutes: number;
  readonly longestWord: string;
  /** Undefined for a text that is certainly not English. */
  readonly readability: Readability | undefined;
  readonly frequent: readonly Frequency[];
  readonly repeated: readonly { readonly text: string; readonly place: NotePlace }[];
  readonly repeatedCount: number;
  readonly long: readonly { readonly words: number; readonly place: NotePlace }[];
  readonly longCount: number;
}

export interface WordOptions {
  readonly rule: WordRule;
  /** The number of words in a phrase. */
  readonly phrase: number;
  readonly isCommonLeftOut: boolean;
  readonly isMarkupLeftOut: boolean;
}

const mostPlaces = 20;
const mostDifferent = 1_000_000;
/** The syllables of this many words are cached, because counting is slow and most words repeat. */
const mostKept = 50_000;
const longSentence = 40;
const frequentRows = 20;

/** Returns all statistics of a text. */
export function reportWords(
  whole: string,
  { rule, phrase, isCommonLeftOut, isMarkupLeftOut }: WordOptions,
  reportProgress?: TaskContext['reportProgress'],
): WordReport {
  const text = isMarkupLeftOut ? blankMarkup(whole) : whole;
  const walk = new Walk(text, new PhraseCounts(phrase, isCommonLeftOut));
  for (const word of wordsOf(text, rule)) {
    walk.add(word);
    if (walk.words % 500_000 === 0) reportProgress?.({ fraction: (word.from / text.length) * 0.7 });
  }
  const sentences = measureSentences(text, rule);
  const { words, letters, latin, syllables } = walk;
  return {
    ...walk.findings(frequentRows),
    ...sentences,
    words,
    characters: countGraphemes(whole),
    paragraphs: countParagraphs(text),
    lines: countLines(whole),
    readingMinutes: readingMinutes(words),
    speakingMinutes: speakingMinutes(words),
    readability: latin * 10 >= letters * 9 ? readability(words, sentences.sentences, syllables) : undefined,
  };
}

/** A single pass through all words. */
class Walk {
  words = 0;
  letters = 0;
  /** The number of ASCII letters. */
  latin = 0;
  syllables = 0;
  readonly #text: string;
  readonly #phrases: PhraseCounts;
  readonly #different = new Set<string>();
  readonly #places: PlaceFinder;
  readonly #repeated: { text: string; place: NotePlace }[] = [];
  readonly #syllables = new Map<string, number>();
  #repeatedCount = 0;
  #longestWord = '';
  #before: Word | undefined;

  constructor(text: string, phrases: PhraseCounts) {
    this.#text = text;
    this.#phrases = phrases;
    this.#places = new PlaceFinder(text);
  }

  add(word: Word): void {
    const { text } = word;
    this.words += 1;
    const plain = /^[a-z'’-]+$/i.test(text);
    this.letters += text.length;
    if (plain) this.latin += text.length;
    this.syllables += plain && text.length < 40 ? this.#syllablesOf(text) : 1;
    if (this.#different.size < mostDifferent) this.#different.add(text.toLowerCase());
    if (text.length > this.#longestWord.length && text.length <= 100) this.#longestWord = text;
    this.#phrases.add(word, this.#text);
    this.#noteRepeated(word);
    this.#before = word;
  }

  #syllablesOf(word: string): number {
    let count = this.#syllables.get(word);
    if (count === undefined) {
      count = Math.max(1, syllable(word));
      if (this.#syllables.size < mostKept) this.#syllables.set(word, count);
    }
    return count;
  }

  #noteRepeated({ text, from }: Word): void {
    const before = this.#before;
    if (before?.text.toLowerCase() !== text.toLowerCase() || !/^\p{L}/u.test(text)) return;
    const between = this.#text.slice(before.from + before.text.length, from);
    if (!/^\s+$/.test(between) || between.split('\n').length > 2) return;
    this.#repeatedCount += 1;
    if (this.#repeated.length >= mostPlaces) return;
    this.#repeated.push({ text, place: { ...this.#places.find(from), length: text.length } });
  }

  findings(rows: number) {
    return {
      different: this.#different.size,
      longestWord: this.#longestWord,
      frequent: this.#phrases.mostFrequent(rows),
      repeated: this.#repeated,
      repeatedCount: this.#repeatedCount,
    };
  }
}

function measureSentences(text: string, rule: WordRule) {
  const places = new PlaceFinder(text);
  const long: WordReport['long'][number][] = [];
  let [sentences, longCount] = [0, 0];
  for (const sentence of sentencesOf(text)) {
    sentences += 1;
    if (sentence.text.length < longSentence * 2) continue;
    const words = Array.from(wordsOf(sentence.text, rule)).length;
    if (words <= longSentence) continue;
    longCount += 1;
    if (long.length >= mostPlaces) continue;
    long.push({ words, place: { ...places.find(sentence.from), length: sentence.text.length } });
  }
  return { sentences, long, longCount };
}

/** Text for programs; each part is replaced with as many spaces, so that positions stay the same. */
const parts: readonly RegExp[] = [
  // Fenced code, up to the end of the text if the closing fence is missing.
  /^ {0,3}(?:```|~~~)[^\n]*\n(?:(?! {0,3}(?:```|~~~))[^\n]*(?:\n|$))*(?: {0,3}(?:```|~~~)[^\n]*)?/gm,
  /`[^`\n]{1,500}`/g,
  /<!--[\s\S]{0,100000}?-->/g,
  /<(?:script|style)\b[\s\S]{0,100000}?<\/(?:script|style)\s*>/gi,
  /<\/?[a-z][^<>]{0,2000}>/gi,
  /\]\([^()\s]{1,2000}(?:\s+"[^"\n]{0,500}")?\)/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi,
];

/** Replaces code, tags and URLs (of Markdown and HTML) with spaces of the same length. */
export function blankMarkup(text: string): string {
  return parts.reduce((rest, part) => rest.replace(part, (found) => found.replaceAll(/[^\n]/g, ' ')), text);
}
