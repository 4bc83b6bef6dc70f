import { search } from 'jmespath';
import { ToolInputError } from '#core/errors.ts';
import { type JsonValue, toPlainValue } from '#core/json/values/json-value.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { guardOrder } from './comparisons.ts';
import { replaceEscapedQuotes, replaceCalls, wrapCurrents } from './library-repairs.ts';

/** Evaluates a JMESPath expression to JSON. Throws a ToolInputError, with the place in the expression where known. */
export function queryJmesPath(document: JsonValue, expression: string, indent: number): string {
  refuseOpenQuote(expression);
  const { value, query, restore } = withSingleUnits(toPlainValue(document), expression);
  let result: unknown;
  try {
    result = searchInOrder(value, wrapCurrents(replaceEscapedQuotes(query)));
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
    // A hyphen begins a negative number.
    const message = restore(error.message).replace('Number, value: NaN', 'Number, value: -');
    throw new ToolInputError(`Invalid JMESPath: ${describeError(message)}.`, {
      field: 'expression',
      ...findPlace(message, expression),
      hint: hints.find(([pattern]) => pattern.test(message))?.[1],
    });
  }
  // The library omits null in some functions.
  const write = (_: string, value: unknown) =>
    value === undefined || typeof value === 'function' ? null : value;
  return restore(JSON.stringify(write('', result), write, indent));
}

/** Searches with the repaired expression; errors come from the original, with its names of functions. */
function searchInOrder(value: unknown, expression: string): unknown {
  try {
    return search(value, replaceCalls(guardOrder(expression)));
  } catch (error) {
    search(value, expression);
    throw error;
  }
}

/** Throws for an unclosed quote, because the library would read on to the end. */
function refuseOpenQuote(expression: string): void {
  const texts = expression.matchAll(/(?<opening>['"`])(?:\\.|(?!\1)[^\\])*(?<closing>\1|\\?$)/gs);
  const open = texts.find(({ groups }) => groups?.opening !== groups?.closing);
  if (!open) return;
  throw new ToolInputError(`Invalid JMESPath: the quote ${open[0].charAt(0)} is not closed.`, {
    field: 'expression',
    ...placeOf(expression, open.index),
    hint: 'Add it at the end of the text.',
  });
}

/**
 * Returns the first key in double quotes that is compared with or searched for, and that the document does not have: it
 * was probably meant to be a text.
 */
export function findKeyForText(document: JsonValue, expression: string): string | undefined {
  const bare = expression.replaceAll(/'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/gs, (quoted) =>
    ' '.repeat(quoted.length),
  );
  const keys = Array.from(
    bare.matchAll(/(?:[!=<>]=|[<>]|\b(?:contains|starts_with|ends_with)\([^"(),]+,)\s*("(?:\\.|[^"\\])*")/g),
    ([, key = '']) => key,
  );
  if (keys.length === 0) return undefined;
  const text = JSON.stringify(toPlainValue(document));
  return keys.find((key) => !text.includes(`${key}:`));
}

/** The types in the order of the numbers in the library’s messages. */
const types = ['a number', 'any', 'a text', 'an array', 'an object', 'a boolean', 'an expression', 'null'];

function describeError(message: string): string {
  return (
    message
      .replace(/^TypeError$/, 'only numbers and texts can be sorted')
      .replace(/^(?:TypeError|Error): /, '')
      .replace(/^Cannot convert object to primitive value$/, 'only numbers can be ordered')
      // This one is of the keys of max_by and min_by.
      .replace(/^(expected) one of 0,2(?=,)/, '$1 a number or a text')
      .replace(
        /(?<!^ArgumentError: .*)(expected|received) (\d)\b/g,
        (_, verb: string, type: string) => `${verb} ${types[Number(type)] ?? type}`,
      )
      .replace(/^S\w+ error, /, '')
      .replace(/^Invalid token \(EOF\): ""$/, 'the expression ends too early')
      .replace(/^Invalid token \(.*?\): /, 'unexpected ')
      .replace(/^Unexpected token type: \w+, value: (.+)$/s, 'unexpected "$1"')
      .replace(/^ArgumentError: /, '')
      .replace(/\.$/, '')
  );
}

/**
 * The library takes UTF-16 units for characters, where JMESPath has code points: private-use units that occur nowhere
 * replace those of two units.
 */
function withSingleUnits(document: unknown, expression: string) {
  // Only functions read texts.
  const all = expression.includes('(') ? expression + JSON.stringify(document) : '';
  const long = [...new Set(all.match(longCharacter))].sort(compareCodePoints);
  const used = new Set(all.match(/[\ue000-\uf8ff]/g));
  const free = Array.from({ length: long.length + used.size }, (_, index) =>
    String.fromCharCode(0xe000 + index),
  ).filter((unit) => !used.has(unit));
  if (long.length === 0 || long.length + used.size > 0x1900)
    return { value: document, query: expression, restore: (text: string) => text };
  const units = new Map(long.map((character, index) => [character, free[index] ?? '']));
  const characters = new Map(Array.from(units, ([character, unit]) => [unit, character]));
  const shorten = (text: string) =>
    text.replaceAll(longCharacter, (character) => units.get(character) ?? character);
  return {
    value: JSON.parse(shorten(JSON.stringify(document))) as unknown,
    query: shorten(expression),
    restore: (text: string) => text.replaceAll(/[\ue000-\uf8ff]/g, (unit) => characters.get(unit) ?? unit),
  };
}

const longCharacter = /[\u{10000}-\u{10ffff}]/gu;
const compareCodePoints = (a: string, b: string) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);

const hints: readonly (readonly [message: RegExp, hint: string])[] = [
  [/^Unknown character:\$/, 'JMESPath has no $ and no variables. Begin with a key, such as items[0].name.'],
  [/^Unknown function/, 'Functions are, for example, length, contains, sort_by and join.'],
  [/^ArgumentError/, 'Separate the arguments by commas; @ is the current value.'],
  [/^TypeError/, 'Give a value of that type; to_string, to_number and to_array convert.'],
  [/^Unexpected token type: Number/, 'A key with a hyphen is in double quotes: "first-name".'],
  [/(?:)/, 'Put texts in single quotes and numbers in backticks: items[?price < `10`].name.'],
];

/** Finds the place of the message's text, if the expression contains it only once. */
function findPlace(message: string, expression: string) {
  if (message.includes('EOF')) return placeOf(expression, expression.length);
  // Quoted characters and keys do not count.
  const bare = expression.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/gs, (quoted) =>
    ' '.repeat(quoted.length),
  );
  const unknown = /^Unknown character:(.)/su.exec(message)?.[1];
  // The first one ends the reading.
  if (unknown !== undefined) return bare.includes(unknown) ? placeOf(expression, bare.indexOf(unknown)) : {};
  const called = /^(?:Unknown function|TypeError|ArgumentError): (\w+\()/.exec(message)?.[1];
  const named =
    called ?? /^(?:Invalid token \(\w+\): "|Unexpected token type: \w+, value: )(.+?)"?$/s.exec(message)?.[1];
  if (named === undefined) return {};
  const searched = bare.includes(named) ? bare : expression;
  const at = searched.indexOf(named);
  return at >= 0 && at === searched.lastIndexOf(named) ? placeOf(expression, at) : {};
}
