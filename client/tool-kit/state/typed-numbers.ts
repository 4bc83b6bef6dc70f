import { isLanguageTag } from '#core/numbers/language-tag.ts';
import { asInput, type StateField, text } from './state-schema.ts';

/** A number as typed; its locale is in `typedIn`. */
export function typedNumber(initial: string): StateField<string> {
  return asInput(text(initial, 100));
}

/** The language the numbers were typed in: 1.234 is another number in German. */
export const typedIn: StateField<string> = asInput({
  initial: 'en',
  role: 'input',
  accept: (raw) => (typeof raw === 'string' && isLanguageTag(raw) ? raw : undefined),
});
