import type { FieldWords, StateField } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The same field with the words that the standard page and the terminal's help show. */
export function describeField<Field extends StateField<unknown>>(field: Field, words: FieldWords): Field {
  return { ...field, ...words };
}

/** The label of a field; without one it follows from the name: `isSorted` is “Sorted”, `lineLength` “Line length”. */
export function labelOf(key: string, { label }: FieldWords): string {
  if (label !== undefined) return label;
  const words = key
    .replace(/^(?:is|has)(?=\p{Lu})/u, '')
    .replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label of a choice. */
export function choiceLabel(words: FieldWords, value: string | number): string {
  return readOwn(words.choiceLabels ?? {}, String(value)) ?? String(value);
}

/** The tabs that a choice is shown as. */
export function tabsOf(field: Pick<StateField<unknown>, 'values' | 'choiceLabels' | 'shortLabels'> = {}) {
  return (field.values ?? []).map((value) => ({
    value: String(value),
    label: choiceLabel(field, value),
    short: readOwn(field.shortLabels ?? {}, String(value)),
  }));
}

type Choice = { readonly label: string } & ({ readonly id: string } | { readonly value: string | number });

/** The labels of a list of choices, by id or value. */
export function choiceLabels(choices: readonly Choice[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    choices.map((each) => ['value' in each ? each.value : each.id, each.label] as const),
  );
}

/** False while other options make a field meaningless. */
export function isFieldShown(
  { onlyIf = {}, unless }: FieldWords,
  options: Readonly<Record<string, unknown>>,
): boolean {
  return hold(onlyIf, options) && !(unless && hold(unless, options));
}

/** True if a field applies to typed text only, not to a file's bytes. */
export function isForTypedText(
  { typedOnlyIf }: FieldWords,
  options: Readonly<Record<string, unknown>>,
): boolean {
  return typedOnlyIf !== undefined && hold(typedOnlyIf, options);
}

function hold(
  wanted: NonNullable<FieldWords['onlyIf']>,
  options: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(wanted).every(([key, values]) => values.includes(readOwn(options, key)));
}
