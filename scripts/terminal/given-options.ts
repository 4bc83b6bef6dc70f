import { isFieldShown, isForTypedText } from '#client/tool-kit/operations/field-words.ts';
import { type FieldWords, initialState, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { describeConditions, optionName, UsageError } from './arguments.ts';
import type { ThreadSource } from './thread-api.ts';

type Given = Readonly<Record<string, unknown>>;

/** A sentence for each option that was given and changes nothing beside the others. */
export function describeIdle(given: Given, schema: StateSchema): string[] {
  const all = { ...initialState(schema), ...given };
  return Object.entries(schema).flatMap(([key, field]) => {
    if (!Object.hasOwn(given, key) || isFieldShown(field, all)) return [];
    return [`${optionName(key)} changes nothing ${reasonOf(field, all, schema)}.`];
  });
}

/** Returns why an option has no effect, except for conditions that already hold. */
function reasonOf({ onlyIf = {}, unless }: FieldWords, all: Given, schema: StateSchema): string {
  if (unless && !isFieldShown({ unless }, all)) {
    const keys = Object.keys(unless);
    const chosen = keys.filter((key) => readOwn(all, key) !== readOwn(schema, key)?.initial);
    const now = (chosen.length > 0 ? chosen : keys).map((key) => [key, [readOwn(all, key)]] as const);
    return `with ${describeConditions(Object.fromEntries(now))}`;
  }
  const lacking = Object.entries(onlyIf).filter(([key, values]) => !values.includes(readOwn(all, key)));
  return `here: it needs ${describeConditions(Object.fromEntries(lacking))}`;
}

/**
 * The same source, and standard input as a typed text where an option was given that applies only to typed texts.
 * Throws a UsageError where a file was named.
 */
export function asTyped(source: ThreadSource, given: Given, schema: StateSchema): ThreadSource {
  const all = { ...initialState(schema), ...given };
  const [key] =
    Object.entries(schema).find(
      ([name, field]) => Object.hasOwn(given, name) && isForTypedText(field, all),
    ) ?? [];
  if (key === undefined) return source;
  if ('paths' in source) {
    throw new UsageError(
      `${optionName(key)} is for a text on standard input: a file is taken byte by byte, as it is.`,
    );
  }
  return 'bytes' in source ? { text: decodeText(source.bytes).text } : source;
}
