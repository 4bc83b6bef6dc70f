import { readOwn } from '#core/collections/read-own.ts';

/**
 * How a field's value may be kept: options are kept and linked, input is linked only when asked, secrets never leave
 * the page's memory.
 */
export type FieldRole = 'option' | 'input' | 'secret';

export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

export interface TableWords {
  /** The boxes of a row, by the column's name. */
  readonly columns: StateSchema;
  /** The label of the button that adds a row. */
  readonly add: string;
}

/** A field's texts, for pages and the terminal's help, which are drawn from the schema. */
export interface FieldWords {
  readonly label?: string | undefined;
  readonly hint?: string;
  readonly unit?: string;
  /** The unit where other options choose it. */
  readonly unitFor?: (options: Readonly<Record<string, unknown>>) => string;
  /** The value that applies while a number box is empty. */
  readonly placeholder?: (options: Readonly<Record<string, unknown>>) => string;
  /** A text of several lines. */
  readonly isMultiline?: boolean;
  /** A table as CSV, whose rows a form also shows one by one. */
  readonly table?: TableWords;
  /** Always visible, even in a bar that hides others; on a phone it comes first. */
  readonly isMain?: boolean;
  /** The special box of a text field in a form. */
  readonly box?: 'number' | 'date' | 'color';
  /** Usual values of a box, as buttons under it. */
  readonly quick?: readonly string[];
  /** A form without it has no result yet. */
  readonly isNeeded?: boolean;
  /** A number that is set by a slider. */
  readonly isSlider?: boolean;
  /** Whether a choice is a strip of buttons; by default that depends on the space. */
  readonly isSegmented?: boolean;
  /** A text in a monospaced font, since each character matters. */
  readonly isMono?: boolean;
  /** Rarely needed: it is under “More options”. */
  readonly isMore?: boolean;
  /** Labels by choice value. */
  readonly choiceLabels?: Readonly<Record<string | number, string>> | undefined;
  /** The parts of labels that a tab shows on a phone, where all labels do not fit in a row. */
  readonly shortLabels?: Readonly<Record<string, string>>;
  /** Choices that depend on other options, for a text that is one of them. */
  readonly choicesFor?: (options: Readonly<Record<string, unknown>>) => readonly FieldChoice[];
  /** Other changes that a page makes with it; `options` are the earlier ones. */
  readonly alsoSets?: (
    value: unknown,
    options: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
  /** Values of other fields with which this one has a meaning: `{ tab: ['encode'] }`. */
  readonly onlyIf?: Readonly<Record<string, readonly unknown[]>>;
  /** Like `onlyIf`, for a field that matters for typed text only: a file is used as bytes. */
  readonly typedOnlyIf?: Readonly<Record<string, readonly unknown[]>>;
  /** Values of other fields that together leave this one without a meaning. */
  readonly unless?: Readonly<Record<string, readonly unknown[]>>;
}

export interface StateField<Value> extends FieldWords {
  readonly initial: Value;
  readonly role: FieldRole;
  /** The values of a choice. */
  readonly values?: readonly (string | number)[];
  /** Describes the accepted values if the kind of field does not. */
  readonly wanted?: string;
  /** The limits of a number. */
  readonly limits?: NumberLimits;
  /** The most characters of a text. */
  readonly maxLength?: number;
  /** Undefined for anything that is not a valid value: storage and links may hold whatever they like. */
  accept(raw: unknown): Value | undefined;
}

export type StateSchema = Readonly<Record<string, StateField<unknown>>>;

export type StateOf<Schema extends StateSchema> = {
  readonly [Key in keyof Schema]: Schema[Key] extends StateField<infer Value> ? Value : never;
};

/** What a field has beside its label, which otherwise follows from its name. */
export interface OtherWords extends Omit<FieldWords, 'label'> {
  readonly role?: FieldRole;
  readonly wanted?: string;
}

/** An option with its words. */
export function withWords<Value>(
  field: Omit<StateField<Value>, 'role'>,
  label: string | undefined,
  words: OtherWords | undefined,
): StateField<Value> {
  return { role: 'option', label, ...field, ...words };
}

/** One of a fixed set, which is a list of values, or their labels by value. */
export function choice<const Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  label?: string,
  words?: OtherWords,
): StateField<Value>;
export function choice<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  initial: NoInfer<Value>,
  label?: string,
  words?: OtherWords,
): StateField<Value>;
export function choice(
  given: readonly (string | number)[] | Readonly<Record<string, string>>,
  initial: string | number,
  label?: string,
  words?: OtherWords,
): StateField<string | number> {
  const choiceLabels = Array.isArray(given) ? undefined : (given as Readonly<Record<string, string>>);
  const values = choiceLabels ? Object.keys(choiceLabels) : (given as readonly (string | number)[]);
  const accept = (raw: unknown) => values.find((value) => value === raw);
  return withWords({ initial, values, accept, choiceLabels }, label, words);
}

export function flag(initial: boolean, label?: string, words?: OtherWords): StateField<boolean> {
  return withWords({ initial, accept: (raw) => (typeof raw === 'boolean' ? raw : undefined) }, label, words);
}

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly isInteger?: boolean;
}

export function number(
  initial: number,
  limits: NumberLimits,
  label?: string,
  words?: OtherWords,
): StateField<number> {
  const { min, max, isInteger } = limits;
  const accept = (raw: unknown) =>
    typeof raw === 'number' && raw >= min && raw <= max && (!isInteger || Number.isInteger(raw))
      ? raw
      : undefined;
  return withWords({ initial, limits, accept }, label, words);
}

/** A number or nothing, for boxes that may be empty. */
export function optionalNumber(
  limits: NumberLimits,
  label?: string,
  words?: OtherWords,
): StateField<number | undefined> {
  return { ...number(limits.min, limits, label, words), initial: undefined };
}

export function text(
  initial: string,
  maxLength = 20_000,
  label?: string,
  words?: OtherWords,
): StateField<string> {
  const accept = (raw: unknown) => (typeof raw === 'string' && raw.length <= maxLength ? raw : undefined);
  return withWords({ initial, maxLength, accept }, label, words);
}

/** The same field as the person's own data: not kept, and in a link only when asked for. */
export function asInput<Value>(field: StateField<Value>): StateField<Value> {
  return { ...field, role: 'input' };
}

/** The same field as a secret: never kept, never in a link. */
export function asSecret<Value>(field: StateField<Value>): StateField<Value> {
  return { ...field, role: 'secret' };
}

export function initialState<Schema extends StateSchema>(schema: Schema): StateOf<Schema> {
  return Object.fromEntries(
    Object.entries(schema).map(([key, field]) => [key, field.initial]),
  ) as StateOf<Schema>;
}

/** The valid values among `raw` for fields of the given roles; everything else is left out. */
export function acceptValues<Schema extends StateSchema>(
  schema: Schema,
  raw: unknown,
  roles: readonly FieldRole[],
): Partial<StateOf<Schema>> {
  if (typeof raw !== 'object' || raw === null) return {};
  const accepted = Object.entries(schema).flatMap(([key, field]) => {
    if (!roles.includes(field.role) || !Object.hasOwn(raw, key)) return [];
    const value = field.accept(readOwn(raw as Record<string, unknown>, key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(accepted) as Partial<StateOf<Schema>>;
}

/** The values that differ from the initial ones, for fields of the given roles. */
export function changedValues<Schema extends StateSchema>(
  schema: Schema,
  state: StateOf<Schema>,
  roles: readonly FieldRole[],
): Record<string, unknown> {
  const changed = Object.entries(schema).flatMap(([key, field]) => {
    const value = readOwn<unknown>(state, key);
    return roles.includes(field.role) && value !== field.initial ? [[key, value] as const] : [];
  });
  return Object.fromEntries(changed);
}
