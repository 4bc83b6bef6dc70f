import { writeAmountAsTyped } from './amounts.ts';
import { parseUnitQuery } from './query.ts';
import type { ConverterState } from './state.ts';

/** What a typed conversion fills into the fields. Throws a ToolInputError that says which part is not understood. */
export function readTypedQuery(query: string, locale: string): Partial<ConverterState> {
  const { category, from, to, value } = parseUnitQuery(query, locale);
  return {
    category: category.id,
    from: from.id,
    ...(to ? { to: to.id } : {}),
    value: writeAmountAsTyped(value, locale),
    locale,
  };
}
