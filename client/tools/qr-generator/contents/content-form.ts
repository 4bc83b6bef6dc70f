import type { FormValues } from '../state.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** One field of a form for a kind of content. All values are texts; a box that is ticked holds `yes`. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type?:
    'text' | 'area' | 'choice' | 'flag' | 'date' | 'datetime-local' | 'email' | 'tel' | 'url' | 'decimal';
  /** Never kept and never in a link. */
  readonly isSecret?: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Shown only where this holds. */
  readonly isShown?: (values: FormValues) => boolean;
}

/** A kind of content: what is asked for, and the text that the code then holds. */
export interface ContentForm {
  readonly fields: readonly FormField[];
  /** Where the standard settles the level. */
  readonly level?: 'M';
  /** The largest version that the standard allows. */
  readonly maxVersion?: number;
  /** What the reader should know about this kind. */
  readonly note?: string;
  /** Throws a ToolInputError that names the field. */
  readonly write: (values: FormValues) => string;
}

/**
 * The values with the initial ones where nothing was entered. Fields that are not shown count as empty, and halves
 * of characters become U+FFFD: no notation can hold them.
 */
export function completeValues(form: ContentForm, entered: FormValues): FormValues {
  const all = Object.fromEntries(
    form.fields.map(({ name, initial = '' }) => [name, (readOwn(entered, name) ?? initial).toWellFormed()]),
  );
  const shown = form.fields.filter(({ isShown }) => isShown?.(all) ?? true);
  return Object.fromEntries(shown.map(({ name }) => [name, readOwn(all, name) ?? '']));
}
