import { isFieldShown, isForTypedText } from '#client/tool-kit/operations/field-words.ts';
import { initialState, type StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { describeConditions, optionName } from './arguments.ts';
import type { ThreadSource } from './thread-api.ts';
import { UsageError } from './usage-error.ts';

type Given = Readonly<Record<string, unknown>>;

/** A sentence for each option that was given and changes nothing beside the others. */
export function describeIdle(given: Given, schema: StateSchema): string[] {
  const all = { ...initialState(schema), ...given };
  return Object.entries(schema).flatMap(([key, field]) => {
    if (!Object.hasOwn(given, key) || isFieldShown(field, all)) return [];
    const needed = describeConditions(field.onlyIf);
    return [`${optionName(key)} changes nothing here${needed === '' ? '' : `: it needs ${needed}`}.`];
  });
}

/**
 * The same source, and standard input as a typed text where an option was given that says something of such alone.
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
