import { warn } from '#client/tool-kit/operations/notes.ts';
import slugify from '@sindresorhus/slugify';
import transliterate from '@sindresorhus/transliterate';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import type { SlugOptions } from './schema.ts';
import { Shield } from './shield.ts';
import { romanizeUkrainian } from './ukrainian.ts';

const maxNotes = 20;
const stopWords = new Set(
  'a an and are as at be but by for from has have in into is it its of on or that the their this to was were will with'.split(
    ' ',
  ),
);
const lettersBeyondAscii = /[[\p{L}\p{N}\p{M}]--[\0-\x7f]]+/gv;
/** Letters of scripts that transliterate has no rules for; it would strip their marks, such as the voicing of が. */
const lettersWithoutRules =
  /[[\p{L}\p{N}\p{M}]--[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Armn}\p{sc=Geor}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Zyyy}\p{sc=Zinh}]]+/gv;
/** Signs that the table names: EUR and No. The rules would make € an e. */
const namedSigns = /[[\p{Sc}№]--[\0-\x7f]]/gv;
const wordsOfSigns: [string, string][] = [
  ['&', ' and '],
  ['🦄', ' unicorn '],
  ['♥', ' love '],
];
const strayMarks = /(?<![\p{L}\p{N}\p{M}])\p{M}+|[\p{Me}\p{Variation_Selector}]/gv;

export interface Slugs {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Makes a slug of each line. Lines without letters and digits stay empty, with a note. */
export async function makeSlugs(text: string, options: SlugOptions): Promise<Slugs> {
  const shield = new Shield(options);
  const shielded = shield.put(text.normalize('NFC'));
  const written = options.keepsScripts ? shielded : await writeInAscii(shielded, options.language);
  const lines = written.split(/(\r\n|\n|\r)/);
  const origins = text.split(/(\r\n|\n|\r)/);
  const places = new PlaceFinder(text);
  const numbering = new Numbering();
  const notes: Note[] = [];
  let [offset, empty, repeated] = [0, 0, 0];
  const slugs = lines.map((line, index) => {
    const origin = origins[index] ?? '';
    const start = offset;
    offset += origin.length;
    if (index % 2 === 1) return line;
    const slug = slugOf(line, options, shield);
    if (slug === '') {
      if (origin.trim() === '') return '';
      empty += 1;
      const sentence = `“${origin.trim().slice(0, 40)}” has no letters and digits.`;
      if (empty <= maxNotes) notes.push(warn(sentence, undefined, places.find(start)));
      return '';
    }
    if (numbering.has(slug)) repeated += 1;
    return numbering.add(slug, options);
  });
  if (empty > maxNotes) {
    notes.push(warn(`${formatCount(empty - maxNotes, 'more line')} like these.`));
  }
  if (repeated > 0 && !options.isUnique) {
    const sentence = `${formatCount(repeated, 'slug repeats', 'slugs repeat')} an earlier one.`;
    const fix = { label: 'Number them', options: { isUnique: true } };
    notes.push({ severity: 'info', sentence, fix });
  }
  return { text: slugs.join(''), notes };
}

/** Writes letters in ASCII: by the rules of a language, then, for scripts without such rules, by a large table. */
async function writeInAscii(text: string, language: SlugOptions['language']): Promise<string> {
  const rules = language === 'any' || language === 'uk' ? {} : { locale: language };
  const { default: anyAscii } = await import('any-ascii');
  const read = language === 'uk' ? romanizeUkrainian(text) : text;
  const named = read.replaceAll(namedSigns, (sign) => ` ${anyAscii(sign)} `);
  return transliterate(named.replaceAll(lettersWithoutRules, anyAscii), rules).replaceAll(
    lettersBeyondAscii,
    anyAscii,
  );
}

function slugOf(line: string, options: SlugOptions, shield: Shield): string {
  const { separator, isLower, isDecamelized, dropsStopWords, maxLength } = options;
  const words = (dropsStopWords ? withoutStopWords(line) : line).replaceAll(strayMarks, '');
  const slug = slugify(words, {
    separator,
    lowercase: isLower,
    decamelize: isDecamelized,
    // The letters are transliterated already.
    transliterate: false,
    customReplacements: options.keepsScripts ? [] : wordsOfSigns,
    preserveCharacters: [...shield.signs, ...new Set(words.toLowerCase().match(/\p{M}/gu))],
  });
  return maxLength === 0 ? shield.lift(slug) : shorten(shield.lift(slug), separator, maxLength);
}

/** Removes stop words, unless nothing would be left. */
function withoutStopWords(line: string): string {
  const words = line.split(/\s+/);
  const left = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return (left.length > 0 ? left : words).join(' ');
}

/** Cuts a slug after its last whole word; a longer first word is cut itself, before a letter with its marks. */
function shorten(slug: string, separator: string, maxLength: number): string {
  const characters = Array.from(slug);
  if (characters.length <= maxLength) return slug;
  let end = maxLength;
  while (end > 1 && /\p{M}/u.test(characters[end] ?? '')) end -= 1;
  const cut = characters.slice(0, end).join('');
  if (separator === '' || characters[end] === separator) return cut;
  const lastWord = cut.lastIndexOf(separator);
  return lastWord > 0 ? cut.slice(0, lastWord) : cut;
}

/** Gives equal slugs numbers, within the length and apart from all slugs so far. */
class Numbering {
  readonly #seen = new Set<string>();
  /** The last number of each beginning, so that each search continues there. */
  readonly #last = new Map<string, number>();

  has(slug: string): boolean {
    return this.#seen.has(slug);
  }

  add(slug: string, { isUnique, separator, maxLength }: SlugOptions): string {
    // At least one character stays, even if the number then exceeds the limit.
    const roomFor = (number: number) => Math.max(1, maxLength - separator.length - String(number).length);
    const baseOf = (number: number) => (maxLength === 0 ? slug : shorten(slug, separator, roomFor(number)));
    let [unique, number] = [slug, 1];
    while (isUnique && this.#seen.has(unique)) {
      number = Math.max(number, this.#last.get(baseOf(number + 1)) ?? 1) + 1;
      this.#last.set(baseOf(number), number);
      unique = baseOf(number) + separator + String(number);
    }
    this.#seen.add(unique);
    return unique;
  }
}
