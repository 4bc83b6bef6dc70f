import { capitalize } from '#core/text/writing/capitalize.ts';
import type { Draw } from '#core/random/seeded.ts';
import { classicStart, type Language } from './languages.ts';

export interface FillerOptions {
  readonly language: Language;
  /** Whether the first sentence begins with “Lorem ipsum dolor sit amet”. */
  readonly isClassic: boolean;
  readonly fewestWords: number;
  readonly mostWords: number;
  readonly fewestSentences: number;
  readonly mostSentences: number;
}

/** Makes words, sentences and paragraphs in order. */
export class Filler {
  readonly #draw: Draw;
  readonly #options: FillerOptions;
  #classicLeft: readonly string[];
  #lastWord = '';
  #lastStart = '';

  constructor(options: FillerOptions, draw: Draw) {
    this.#options = options;
    this.#draw = draw;
    this.#classicLeft = options.isClassic ? classicStart : [];
  }

  /** Returns the next word; never the same twice in a row. */
  word(): string {
    const [classic, ...rest] = this.#classicLeft;
    if (classic !== undefined) {
      this.#classicLeft = rest;
      return (this.#lastWord = classic);
    }
    const { words } = this.#options.language;
    let word = this.#lastWord;
    while (word === this.#lastWord) word = words[this.#draw(words.length)] ?? '';
    return (this.#lastWord = word);
  }

  /** Returns a sentence, or the beginning of one, with exactly `count` words. */
  sentence(count = this.between(this.#options.fewestWords, this.#options.mostWords)): string {
    const { space, stop, comma } = this.#options.language;
    let text = capitalize(this.#firstWord());
    let sinceComma = 1;
    for (let index = 1; index < count; index += 1) {
      // “Lorem ipsum dolor sit amet” has no comma.
      const isOpening = this.#classicLeft.length > classicStart.length - 5;
      const isPause = !isOpening && sinceComma > 3 && count - index > 2 && this.#draw(6) === 0;
      if (isPause) sinceComma = 0;
      text += `${isPause ? comma : ''}${space}${this.word()}`;
      sinceComma += 1;
    }
    return text + stop;
  }

  paragraph(): string {
    const { space } = this.#options.language;
    const count = this.between(this.#options.fewestSentences, this.#options.mostSentences);
    return Array.from({ length: count }, () => this.sentence())
      .join(space)
      .trim();
  }

  /** Returns a few words without a period, as a heading. */
  heading(): string {
    const words = Array.from({ length: 2 + this.#draw(3) }, () => this.word());
    return capitalize(words.join(this.#options.language.space));
  }

  between(fewest: number, most: number): number {
    return fewest + this.#draw(most - fewest + 1);
  }

  /** Returns the first word of a sentence; two sentences in a row never begin alike. */
  #firstWord(): string {
    if (this.#classicLeft.length > 0) return (this.#lastStart = this.word());
    let word = this.word();
    while (word === this.#lastStart) word = this.word();
    return (this.#lastStart = word);
  }
}
