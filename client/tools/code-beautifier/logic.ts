import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/**
 * The text backwards by grapheme clusters (Unicode UAX #29), so that accents stay on their letters.
 * Throws a ToolInputError with the place of half a surrogate pair.
 */
export function reverseText(text: string): string {
  const lone = /\p{Surrogate}/u.exec(text);
  if (lone) {
    throw new ToolInputError('The text holds half of a surrogate pair, which is no character.', {
      ...placeOf(text, lone.index),
      hint: 'Delete the broken character there.',
    });
  }
  const clusters = new Intl.Segmenter().segment(text);
  return Array.from(clusters, ({ segment }) => segment)
    .reverse()
    .join('');
}
