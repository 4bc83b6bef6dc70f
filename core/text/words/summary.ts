import { isCommonWord } from './phrases.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

/** The number of sentences is limited, because each is compared with every other. */
const mostSentences = 1500;
const damping = 0.85;
const mostRounds = 100;
const steady = 1e-7;

/**
 * Selects the most important sentences in the order of the text: those that share most words with other important ones
 * (TextRank, Mihalcea and Tarau 2004). Uses only the beginning of very long texts.
 */
export function summarize(text: string, count: number): readonly Sentence[] {
  const sentences = Array.from(take(sentencesOf(text), mostSentences));
  if (sentences.length <= count) return sentences;
  const ranks = rank(similarities(sentences.map(({ text: own }) => contentWords(own))));
  return sentences
    .map((sentence, index) => ({ sentence, index, rank: ranks[index] ?? 0 }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence);
}

function contentWords(sentence: string): ReadonlySet<string> {
  const words = Array.from(wordsOf(sentence, 'dictionary'), ({ text }) => text.toLowerCase());
  return new Set(words.filter((word) => !isCommonWord(word)));
}

/** Computes the similarity of each pair of sentences: the words in common, relative to both lengths. */
function similarities(sentences: readonly ReadonlySet<string>[]): number[][] {
  return sentences.map((own, index) =>
    sentences.map((other, otherIndex) => {
      if (index === otherIndex || own.size === 0 || other.size === 0) return 0;
      let shared = 0;
      for (const word of own) if (other.has(word)) shared += 1;
      return shared / (Math.log(own.size + 1) + Math.log(other.size + 1));
    }),
  );
}

/** Computes the stationary weights of the graph by power iteration. */
export function rank(weights: readonly (readonly number[])[]): number[] {
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = weights.map(() => 1);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = weights.map((_, index) => {
      let sum = 0;
      weights.forEach((row, other) => {
        const weight = row[index] ?? 0;
        if (weight > 0) sum += (weight / (sums[other] ?? 1)) * (ranks[other] ?? 0);
      });
      return 1 - damping + damping * sum;
    });
    const change = next.reduce(
      (most, each, index) => Math.max(most, Math.abs(each - (ranks[index] ?? 0))),
      0,
    );
    ranks = next;
    if (change < steady) break;
  }
  return ranks;
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken === count) return;
    taken += 1;
    yield item;
  }
}
