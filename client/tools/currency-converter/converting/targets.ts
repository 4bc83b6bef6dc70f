import { ToolInputError } from '#core/errors.ts';
import { isCurrency } from '#core/numbers/typed-number.ts';
import { findCurrency, sharedBy } from './currency-words.ts';

export interface Targets {
  readonly codes: readonly string[];
  /** Ambiguous signs and words, and the currency that was assumed for each. */
  readonly guesses: readonly (readonly [written: string, code: string, others: readonly string[]])[];
}

/**
 * Reads a list of currencies such as `EUR, pounds, ¥` or `EUR GBP`. Throws a ToolInputError that names an unknown one.
 */
export function readTargets(text: string): Targets {
  const names = text.split(/[,;\n]/).flatMap(partedNames);
  if (names.length === 0)
    throw new ToolInputError('There is no currency to convert to.', { field: 'to', hint: 'As in EUR, GBP.' });
  const read = names.map((name) => ({ name, code: findCurrency(name) ?? refuse(name) }));
  const guesses = read.flatMap(({ name, code }) => {
    const others = sharedBy(name)?.filter((each) => each !== code) ?? [];
    return others.length > 0 ? [[name, code, others] as const] : [];
  });
  return { codes: [...new Set(read.map(({ code }) => code))], guesses };
}

/** Exchanges a currency and the first of a list. Throws a ToolInputError for an unknown one. */
export function swapped(from: string, list: string): { readonly from: string; readonly to: string } {
  const [first = from, ...others] = readTargets(list).codes;
  return { from: first, to: [...new Set([from, ...others])].join(', ') };
}

/** Splits names: “Swiss franc” is one, “EUR GBP” and “EUR/GBP” are two. */
function partedNames(text: string): readonly string[] {
  const name = text.trim();
  if (name === '') return [];
  const parts = name.split(/[\s/+&]+|\s+and\s+/).filter((part) => part !== '');
  const areAll = parts.length > 1 && parts.every((part) => findCurrency(part) !== undefined);
  return areAll && findCurrency(name) === undefined ? parts : [name];
}

function refuse(name: string): never {
  const others = sharedBy(name);
  const shown = name.slice(0, 40);
  if (others) {
    throw new ToolInputError(`“${shown}” is the sign of several currencies: ${others.join(', ')}.`, {
      field: 'to',
      hint: 'Write the code of the currency you mean.',
    });
  }
  const isKnown = isCurrency(name.toUpperCase()) && !/^(?:BGN|HRK|DEM)$/i.test(name);
  throw new ToolInputError(
    `“${shown}” is ${isKnown ? 'not among the currencies of this page' : 'no currency that is used today'}.`,
    {
      field: 'to',
      hint: 'Write its code, such as EUR.',
    },
  );
}
