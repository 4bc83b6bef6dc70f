import type { FormValues } from '../state.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** A field of a content form. All values are texts; a checked box has the value `yes`. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type?:
    | 'text'
    | 'area'
    | 'choice'
    | 'flag'
    | 'date'
    | 'datetime-local'
    | 'email'
    | 'tel'
    | 'url'
    | 'decimal';
  /** True for values that are never stored or put into a link. */
  readonly isSecret?: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Returns whether to show the field; absent for always. */
  readonly isShown?: (values: FormValues) => boolean;
}

/** A kind of content: its fields, and how to write the code's text. */
export interface ContentForm {
  readonly fields: readonly FormField[];
  /** The error correction level, if the standard prescribes one. */
  readonly level?: 'M';
  /** The largest version that the standard allows. */
  readonly maxVersion?: number;
  /** A note for the person on this kind. */
  readonly note?: string;
  /** Writes the code's text. Throws a ToolInputError that names the field. */
  readonly write: (values: FormValues) => string;
}

/**
 * Fills in initial values for missing ones. Hidden fields count as empty, and unpaired surrogates become U+FFFD,
 * because no notation can contain them.
 */
export function completeValues(form: ContentForm, entered: FormValues): FormValues {
  const all = Object.fromEntries(
    form.fields.map(({ name, initial = '' }) => [name, (readOwn(entered, name) ?? initial).toWellFormed()]),
  );
  const shown = form.fields.filter(({ isShown }) => isShown?.(all) ?? true);
  return Object.fromEntries(shown.map(({ name }) => [name, readOwn(all, name) ?? '']));
}
