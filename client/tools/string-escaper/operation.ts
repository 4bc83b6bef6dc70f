import { warn } from '#client/tool-kit/operations/notes.ts';
import { writeCodePoint } from '#core/text/code-point.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { escapeText } from './escape.ts';
import { type EscapeOptions, languageLabels, languages, schema } from './schema.ts';

/** In UTF-16 units: the most that a card can show. */
const previewLength = 300;
const sample = 'It\'s 5 o\'clock: "tea" & <cake>?\nC:\\temp\\new\tend 🍰';
const defaults = { isQuoted: true, quote: 'double', isForced: false, isAscii: false } as const;
/** Characters that a language cannot hold, whatever its escapes. */
const impossible: Partial<Record<EscapeOptions['language'], RegExp>> = {
  sql: /\0|\p{Surrogate}/u,
  shell: /\0|\p{Surrogate}/u,
  csv: /\p{Surrogate}/u,
  xml: /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/u,
};

export default defineOperation({
  schema,
  takes: 'text',
  input: { shape: 'low' },
  sample,
  sampleFor: ({ direction, language }) =>
    direction === 'escape' ? sample : escapeText(sample, { ...defaults, language }),
  placeholderFor: ({ direction }) =>
    direction === 'escape' ? 'Type or paste text' : 'Type or paste a string, with or without its quotes',
  invert: ({ direction }) => ({ direction: direction === 'escape' ? 'unescape' : 'escape' }),
  alternatives(head, options) {
    if (options.direction === 'unescape' || head === '') return [];
    const text = head.slice(0, previewLength);
    return languages.map((language) => ({
      label: languageLabels[language],
      text: escapeText(text, { ...options, language }),
      options: { language },
    }));
  },
  async run(input, options) {
    const text = await input.text();
    if (options.direction === 'escape') {
      const content = options.isPerLine
        ? text.replaceAll(/[^\r\n]+/g, (line) => escapeText(line, options))
        : escapeText(text, options);
      return {
        parts: [{ name: 'escaped.txt', kind: 'text', content }],
        notes: noteImpossible(text, options),
      };
    }
    const { unescapeText } = await import('./unescape.ts');
    const read = unescapeText(text, options);
    return { parts: [{ name: 'unescaped.txt', kind: 'text', content: read.text }], notes: read.notes };
  },
});

function noteImpossible(text: string, { language, isAscii }: EscapeOptions): Note[] {
  const control = language === 'xml' && isAscii ? /[\x80-\x9f]/.exec(text) : undefined;
  const found = impossible[language]?.exec(text) ?? control;
  if (!found) return [];
  const why = found === control ? 'HTML has no number for' : `${languageLabels[language]} cannot hold`;
  const sentence = `${why} ${writeCodePoint(found[0])}. It is kept as it is.`;
  return [warn(sentence, undefined, { ...placeOf(text, found.index), length: 1 })];
}
