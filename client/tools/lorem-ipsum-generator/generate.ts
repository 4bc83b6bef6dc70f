import { ToolInputError } from '#core/errors.ts';
import { type Draw, seededDraw } from '#core/random/seeded.ts';
import { randomBelow } from '#core/random/secure-random.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { Filler, type FillerOptions } from './filler.ts';
import { type Language, type LanguageId, languages } from './languages.ts';

export interface GenerateOptions {
  readonly count: number;
  readonly unit: 'paragraphs' | 'sentences' | 'words' | 'characters' | 'bytes';
  readonly language: LanguageId;
  readonly isClassic: boolean;
  readonly format: 'text' | 'html' | 'markdown' | 'json';
  readonly isMixed: boolean;
  readonly fewestWords: number;
  readonly mostWords: number;
  readonly fewestSentences: number;
  readonly mostSentences: number;
  readonly seed: string;
}

const mostParagraphs = 20_000;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Generates filler text of exactly the requested size. The same seed gives the same text; without a seed the text is
 * random.
 */
export function generateFiller(options: GenerateOptions): string {
  const { unit, seed, format } = options;
  refuseRanges(options);
  const draw: Draw = seed.trim() === '' ? randomBelow : seededDraw(seed.trim());
  const language: Language = languages[options.language];
  const wanted: FillerOptions = {
    ...options,
    language,
    isClassic: options.isClassic && options.language === 'latin',
  };
  const filler = new Filler(wanted, draw);
  if (unit === 'paragraphs') return writeParagraphs(filler, language, options);
  const items = itemsOf(filler, options, language);
  if (format === 'json') return `${JSON.stringify(items, null, 2)}\n`;
  const text = items.join(language.space);
  // A final line end would be one byte too many.
  return format === 'html'
    ? paragraphTag(text, language)
    : unit === 'characters' || unit === 'bytes'
      ? text
      : `${text}\n`;
}

function itemsOf(filler: Filler, options: GenerateOptions, language: Language): string[] {
  switch (options.unit) {
    case 'words':
      return words(filler, options);
    case 'characters':
    case 'bytes':
      return exact(filler, options, language);
    default:
      return Array.from({ length: options.count }, () => filler.sentence().trim());
  }
}

/** Returns words: in sentences for running text, single for a list. */
function words(filler: Filler, { count, format, fewestWords, mostWords }: GenerateOptions): string[] {
  if (format === 'json') return Array.from({ length: count }, () => filler.word());
  const sentences: string[] = [];
  for (let left = count; left > 0;) {
    const size = left <= mostWords ? left : Math.min(left - 1, filler.between(fewestWords, mostWords));
    sentences.push(filler.sentence(size));
    left -= size;
  }
  return sentences;
}

/** Returns text of an exact size: whole characters as long as they fit, then periods. */
function exact(filler: Filler, { count, unit }: GenerateOptions, { space }: Language): string[] {
  const measure = (text: string) => (unit === 'bytes' ? byteLength(text) : 1);
  let text = '';
  let size = 0;
  while (size < count) {
    for (const { segment } of graphemes.segment(`${text === '' ? '' : space}${filler.sentence()}`)) {
      const own = measure(segment);
      if (size + own > count - 1) {
        return [`${text}${'.'.repeat(count - size)}`];
      }
      text += segment;
      size += own;
    }
  }
  return [text];
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function writeParagraphs(
  filler: Filler,
  language: Language,
  { count, format, isMixed }: GenerateOptions,
): string {
  const paragraphs = Array.from({ length: count }, () => filler.paragraph());
  if (format === 'json') return `${JSON.stringify(paragraphs, null, 2)}\n`;
  if (format === 'text') return `${paragraphs.join('\n\n')}\n`;
  const blocks = paragraphs.flatMap((text, index) => {
    const own = format === 'html' ? paragraphTag(text, language).trimEnd() : text;
    if (!isMixed) return [own];
    return [
      ...(index % 3 === 0 ? [heading(filler, format, index === 0 ? 1 : 2)] : []),
      own,
      ...(index % 3 === 1 ? [bullets(filler, format)] : []),
      ...(index % 3 === 2 ? [link(filler, format)] : []),
    ];
  });
  return `${blocks.join(format === 'html' ? '\n' : '\n\n')}\n`;
}

function paragraphTag(text: string, { isRightToLeft = false }: Language): string {
  return `<p${isRightToLeft ? ' dir="rtl"' : ''}>${text.trim()}</p>\n`;
}

function heading(filler: Filler, format: string, level: number): string {
  const text = filler.heading();
  return format === 'html' ? `<h${level}>${text}</h${level}>` : `${'#'.repeat(level)} ${text}`;
}

function bullets(filler: Filler, format: string): string {
  const items = Array.from({ length: 3 + filler.between(0, 2) }, () => filler.heading());
  return format === 'html'
    ? `<ul>\n${items.map((item) => `  <li>${item}</li>`).join('\n')}\n</ul>`
    : items.map((item) => `- ${item}`).join('\n');
}

function link(filler: Filler, format: string): string {
  const text = filler.heading();
  // A domain reserved for examples (RFC 2606).
  const address = 'https://example.com/';
  return format === 'html' ? `<p><a href="${address}">${text}</a></p>` : `[${text}](${address})`;
}

function refuseRanges(options: GenerateOptions): void {
  const { count, unit, fewestWords, mostWords, fewestSentences, mostSentences } = options;
  if (unit === 'paragraphs' && count > mostParagraphs) {
    throw new ToolInputError(`${formatCount(count, 'paragraph')} are too many at once.`, {
      field: 'count',
      hint: `${formatCount(mostParagraphs, 'paragraph')} at most.`,
    });
  }
  const swapped =
    fewestWords > mostWords
      ? (['fewestWords', 'words per sentence'] as const)
      : fewestSentences > mostSentences
        ? (['fewestSentences', 'sentences per paragraph'] as const)
        : undefined;
  if (swapped) {
    throw new ToolInputError(`The minimum of ${swapped[1]} is above the maximum.`, {
      field: swapped[0],
      hint: 'Make the first number the smaller one.',
    });
  }
}
