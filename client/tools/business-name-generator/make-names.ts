import { capitalize } from '#core/text/writing/capitalize.ts';
import type { Draw } from '#core/random/seeded.ts';
import { type Feel, feels, images, prefixes, roots, suffixes, unwelcome } from './word-parts.ts';
import { readOwn } from '#core/collections/read-own.ts';

export type Style = 'compound' | 'blend' | 'affix' | 'alliteration' | 'image' | 'root' | 'invented';

export const styles: readonly Style[] = [
  'compound',
  'blend',
  'affix',
  'alliteration',
  'image',
  'root',
  'invented',
];

export interface NameOptions {
  /** The words for the business; not needed for invented names. */
  readonly keywords: readonly string[];
  readonly style: Style | 'all';
  readonly feel: Feel;
  readonly count: number;
  /** The minimum length in characters, without spaces. */
  readonly shortest: number;
  readonly longest: number;
  /** The text that each name must begin with; `part` is one that it must contain. */
  readonly start: string;
  readonly part: string;
}

export interface MadeName {
  readonly name: string;
  /** How the name was made, in one line. */
  readonly how: string;
}

/** After this many draws without a new name, the options allow no more names. */
const mostMisses = 3000;

/** Makes different names, as many as requested or as the options allow. */
export function makeNames(options: NameOptions, draw: Draw): MadeName[] {
  const { keywords, style, count } = options;
  const usable = styles.filter(
    (each) =>
      (style === 'all' || style === each) && (keywords.length > 0 || each === 'invented' || each === 'root'),
  );
  const names = new Map<string, MadeName>();
  const maker = new Maker(options, draw);
  for (let misses = 0; names.size < count && misses < mostMisses;) {
    const made = maker.make(pick(usable, draw));
    const key = made.name.toLowerCase().replaceAll(' ', '');
    if (names.has(key) || !isWelcome(made.name, options)) misses += 1;
    else {
      names.set(key, made);
      misses = 0;
    }
  }
  return [...names.values()];
}

function isWelcome(name: string, { shortest, longest, start, part, keywords }: NameOptions): boolean {
  const letters = name.toLowerCase().replaceAll(' ', '');
  const size = Array.from(letters).length;
  if (size < shortest || size > longest) return false;
  if (!letters.startsWith(start.toLowerCase()) || !letters.includes(part.toLowerCase())) return false;
  // The person's own keywords may contain unwanted letters; the rest of the name may not.
  const own = keywords.reduce((rest, keyword) => rest.replaceAll(keyword.toLowerCase(), '-'), letters);
  return !unwelcome.some((each) => own.includes(each));
}

class Maker {
  readonly #options: NameOptions;
  readonly #draw: Draw;

  constructor(options: NameOptions, draw: Draw) {
    this.#options = options;
    this.#draw = draw;
  }

  make(style: Style): MadeName {
    return this[style]();
  }

  compound() {
    const keyword = this.#keyword();
    const [image, word] = this.#image();
    const pair = this.#draw(2) === 0 ? [keyword, word] : [word, keyword];
    const isApart = this.#draw(3) === 0;
    return { name: pair.map(capitalize).join(isApart ? ' ' : ''), how: `${pair.join(' + ')} (${image})` };
  }

  blend() {
    const keyword = this.#keyword();
    const others = this.#options.keywords.filter((each) => each !== keyword);
    const other = others.length > 0 && this.#draw(2) === 0 ? pick(others, this.#draw) : this.#image()[1];
    const joined = overlap(keyword, other) ?? overlap(other, keyword) ?? cut(keyword, other);
    return { name: capitalize(joined), how: `${keyword} and ${other}, run together` };
  }

  affix() {
    const keyword = this.#keyword();
    if (this.#draw(2) === 0) {
      const prefix = pick(prefixes, this.#draw);
      return { name: capitalize(prefix) + capitalize(keyword), how: `${prefix}- before ${keyword}` };
    }
    const suffix = pick(suffixes, this.#draw);
    return { name: capitalize(meet(keyword, suffix)), how: `-${suffix} after ${keyword}` };
  }

  alliteration() {
    const keyword = this.#keyword();
    const first = keyword.charAt(0).toLowerCase();
    const words = Object.values(images)
      .flat()
      .filter((word) => word.startsWith(first) && word !== keyword.toLowerCase());
    if (words.length === 0) return this.compound();
    const word = pick(words, this.#draw);
    return {
      name: `${capitalize(word)} ${capitalize(keyword)}`,
      how: `both begin with ${first.toUpperCase()}`,
    };
  }

  image() {
    const [image, word] = this.#image();
    const keyword = this.#keyword();
    return {
      name: `${capitalize(word)} & ${capitalize(keyword)}`.replace(' & ', this.#draw(2) === 0 ? ' & ' : ' '),
      how: `${word}, for ${image}, with ${keyword}`,
    };
  }

  root() {
    const [root, meaning] = pick(roots, this.#draw);
    const keyword = this.#options.keywords.length > 0 && this.#draw(2) === 0 ? this.#keyword() : undefined;
    if (keyword !== undefined)
      return { name: capitalize(meet(root, keyword)), how: `${root} (${meaning}) before ${keyword}` };
    const [second, other] = pick(roots, this.#draw);
    return { name: capitalize(meet(root, second)), how: `${root} (${meaning}) and ${second} (${other})` };
  }

  invented() {
    const { starts, vowels, ends } = feels[this.#options.feel];
    const syllables = 2 + this.#draw(2);
    let name = this.#options.start.toLowerCase();
    for (let index = 0; index < syllables; index += 1) {
      name +=
        index === 0 && name !== ''
          ? pick(vowels, this.#draw)
          : pick(starts, this.#draw) + pick(vowels, this.#draw);
    }
    return {
      name: capitalize(name + pick(ends, this.#draw)),
      how: `${syllables} syllables, ${this.#options.feel} in sound`,
    };
  }

  #keyword(): string {
    return pick(this.#options.keywords, this.#draw);
  }

  #image(): readonly [image: string, word: string] {
    const image = pick(Object.keys(images), this.#draw);
    return [image, pick(readOwn(images, image) ?? [], this.#draw)];
  }
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to draw from.');
  return item;
}

/** Overlaps two words: `data` and `atlas` share `at`, which gives `datlas`. Undefined if they share nothing. */
function overlap(first: string, second: string): string | undefined {
  for (let size = Math.min(first.length, second.length) - 1; size > 0; size -= 1) {
    if (first.slice(-size).toLowerCase() === second.slice(0, size).toLowerCase())
      return first + second.slice(size);
  }
  return undefined;
}

/** Joins the beginning of the first word up to a vowel with the end of the second. */
function cut(first: string, second: string): string {
  const head = /^.*[aeiouyäöü]/i.exec(first.slice(0, -1))?.[0] ?? first;
  const tail = second.slice(Math.max(0, second.search(/[^aeiouy]*[aeiouy][^aeiouy]*$/i)));
  return meet(head, tail);
}

/** Joins two words; a letter that they share at the joint is written once. */
function meet(first: string, second: string): string {
  return first.slice(-1).toLowerCase() === second.charAt(0).toLowerCase()
    ? first + second.slice(1)
    : first + second;
}
