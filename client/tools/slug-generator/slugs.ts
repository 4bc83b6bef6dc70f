import slugify from '@sindresorhus/slugify';
import transliterate from '@sindresorhus/transliterate';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import type { SlugOptions } from './schema.ts';

const maxNotes = 20;
const stopWords = new Set(
  'a an and are as at be but by for from has have in into is it its of on or that the their this to was were will with'.split(
    ' ',
  ),
);
const lettersBeyondAscii = /[[\p{L}\p{N}\p{M}]--[\0-\x7f]]+/gv;

export interface Slugs {
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Makes a slug of each line. Lines without letters and digits stay empty, with a note. */
export async function makeSlugs(text: string, options: SlugOptions): Promise<Slugs> {
  const written = options.keepsScripts ? text.normalize('NFC') : await writeInAscii(text, options.language);
  const lines = written.split(/(\r\n|\n|\r)/);
  const origins = text.split(/(\r\n|\n|\r)/);
  const places = new PlaceFinder(text);
  const seen = new Map<string, number>();
  const notes: Note[] = [];
  let [offset, empty, repeated] = [0, 0, 0];
  const slugs = lines.map((line, index) => {
    const origin = origins[index] ?? '';
    const start = offset;
    offset += origin.length;
    if (index % 2 === 1) return line;
    const slug = slugOf(line, options);
    if (slug === '') {
      if (origin.trim() === '') return '';
      empty += 1;
      const sentence = `“${origin.trim().slice(0, 40)}” has no letters and digits.`;
      if (empty <= maxNotes) notes.push({ severity: 'warning', sentence, place: places.find(start) });
      return '';
    }
    const unique = numberSlug(slug, seen, options);
    if (unique !== slug || (seen.get(slug) ?? 0) > 1) repeated += 1;
    return unique;
  });
  if (empty > maxNotes) {
    notes.push({
      severity: 'warning',
      sentence: `${formatCount(empty - maxNotes, 'more line')} like these.`,
    });
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
  const rules = language === 'any' ? {} : { locale: language };
  const written = transliterate(text.normalize('NFC'), rules);
  if (written.search(lettersBeyondAscii) === -1) return written;
  const { default: anyAscii } = await import('any-ascii');
  return written.replaceAll(lettersBeyondAscii, (letters) => anyAscii(letters));
}

function slugOf(line: string, options: SlugOptions): string {
  const { separator, isLower, isDecamelized, keepsScripts, dropsStopWords, maxLength } = options;
  const kept = Array.from(new Set(options.kept)).filter((sign) => sign !== separator && !/[\s\\]/.test(sign));
  const slug = slugify(dropsStopWords ? withoutStopWords(line) : line, {
    separator,
    lowercase: isLower,
    decamelize: isDecamelized,
    transliterate: !keepsScripts,
    preserveCharacters: kept,
  });
  return maxLength === 0 ? slug : shorten(slug, separator, maxLength);
}

/** Removes stop words, unless nothing would be left. */
function withoutStopWords(line: string): string {
  const words = line.split(/\s+/);
  const left = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return (left.length > 0 ? left : words).join(' ');
}

/** Cuts a slug after its last whole word; a longer first word is cut itself. */
function shorten(slug: string, separator: string, maxLength: number): string {
  const characters = Array.from(slug);
  if (characters.length <= maxLength) return slug;
  const cut = characters.slice(0, maxLength).join('');
  if (separator === '' || characters[maxLength] === separator) return cut;
  const end = cut.lastIndexOf(separator);
  return end > 0 ? cut.slice(0, end) : cut;
}

/** Gives the second of equal slugs a 2, unless another slug has that name already. */
function numberSlug(slug: string, seen: Map<string, number>, { isUnique, separator }: SlugOptions): string {
  const count = (seen.get(slug) ?? 0) + 1;
  seen.set(slug, count);
  if (!isUnique || count === 1) return slug;
  let number = count;
  while (seen.has(`${slug}${separator}${number}`)) number += 1;
  const numbered = `${slug}${separator}${number}`;
  seen.set(numbered, 1);
  seen.set(slug, number);
  return numbered;
}
