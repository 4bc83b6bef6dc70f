import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';
import type { Miss } from './coding.ts';
import { convertText } from './convert.ts';
import { isExtendedSign } from './morse.ts';
import { type CodeOptions, codeLabels, codes, schema } from './schema.ts';

const maxNotes = 20;
/** In UTF-16 units: the most that a card can show. */
const previewLength = 200;
const sample = 'Meet me at 10:45, gate B2.';
const shifts = Array.from({ length: 25 }, (_, index) => index + 1);

export default defineOperation({
  schema,
  takes: 'text',
  input: { shape: 'low' },
  sample,
  sampleFor: (options) =>
    options.direction === 'encode'
      ? sample
      : convertText(sample, { ...options, direction: 'encode', key: options.key || 'LEMON' }).text,
  placeholderFor: ({ direction }) =>
    direction === 'encode' ? 'Type or paste text' : 'Type or paste the code',
  alternatives(head, options) {
    const text = head.slice(0, previewLength);
    if (text === '') return [];
    if (options.direction === 'decode') {
      if (options.code !== 'caesar') return [];
      return shifts.map((shift) => ({
        label: `Shift ${shift}`,
        text: convertText(text, { ...options, shift }).text,
        options: { shift },
      }));
    }
    return codes
      .filter((code) => code !== 'vigenere')
      .map((code) => ({
        label: codeLabels[code],
        text: convertText(text, { ...options, code }).text,
        options: { code },
      }));
  },
  async run(input, options) {
    const text = await input.text();
    const { text: content, misses } = convertText(text, options);
    const name = options.direction === 'encode' ? 'encoded.txt' : 'decoded.txt';
    return { parts: [{ name, kind: 'text', content }], notes: describeMisses(text, misses, options) };
  },
});

/** Writes a note for each different piece without a code, with the place of the first. */
function describeMisses(
  text: string,
  misses: readonly Miss[],
  { code, direction, isExtended }: CodeOptions,
): Note[] {
  const places = new PlaceFinder(text);
  const notes = misses.slice(0, maxNotes).map(({ raw, offset, count }): Note => {
    const shown = raw.length > 40 ? `${raw.slice(0, 40)}…` : raw;
    const times = count > 1 ? ` (${formatCount(count, 'time')})` : '';
    const what =
      direction === 'encode' ? `has no code in ${codeLabels[code]}` : `is not a code of ${codeLabels[code]}`;
    const canExtend = direction === 'encode' && code === 'morse' && !isExtended && isExtendedSign(raw);
    return {
      severity: 'warning',
      sentence: `“${shown}” ${what}${times}. It is kept.`,
      place: { ...places.find(offset), length: raw.length },
      ...(canExtend ? { fix: { label: 'Use extended signs', options: { isExtended: true } } } : {}),
    };
  });
  if (misses.length > maxNotes) {
    const sentence = `${formatCount(misses.length - maxNotes, 'more piece')} without a code.`;
    notes.push(warn(sentence));
  }
  return notes;
}
