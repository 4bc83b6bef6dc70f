import {
  asInput,
  type FieldWords,
  type NumberLimits,
  type StateField,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { isLanguageTag } from '#core/numbers/language-tag.ts';

/** A number as typed; its locale is in `typedIn`. */
function typedNumber(initial: string): StateField<string> {
  return asInput(text(initial, 100));
}

/** The language the numbers were typed in: 1.234 is another number in German. */
export const typedIn: StateField<string> = asInput({
  initial: 'en',
  role: 'input',
  accept: (raw) => (typeof raw === 'string' && isLanguageTag(raw) ? raw : undefined),
});

/** The languages that a calculator's numbers are typed in and its results are written in. */
export const languages = {
  locale: { ...typedIn, label: 'Language of the numbers', hint: 'Such as en or de' },
  reader: { ...typedIn, label: 'Language of the result', hint: 'Such as en or de' },
} as const;

/** A box for a number. */
export function numberBox(initial: string, words: FieldWords): StateField<string> {
  return { ...typedNumber(initial), ...words, box: 'number' };
}

/** A box for a whole number from `min` to `max`, with steps. */
export function countBox(initial: string, words: FieldWords, limits: NumberLimits): StateField<string> {
  return { ...numberBox(initial, words), limits: { ...limits, isInteger: true } };
}

/** A box for a date, as in 2026-11-23. */
export function dateBox(initial: string, words: FieldWords): StateField<string> {
  return { ...asInput(text(initial, 20)), ...words, box: 'date' };
}
