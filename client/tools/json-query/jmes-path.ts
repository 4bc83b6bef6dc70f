import { search } from 'jmespath';
import { ToolInputError } from '#core/errors.ts';
import { type JsonValue, toPlainValue } from '#core/json/values/json-value.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** Evaluates a JMESPath expression to JSON. Throws a ToolInputError, with the place in the expression where known. */
export function queryJmesPath(document: JsonValue, expression: string, indent: number): string {
  const plain = toPlainValue(document);
  let result: unknown;
  try {
    result = search(plain, expression);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
    throw new ToolInputError(`Invalid JMESPath: ${describeError(error.message)}.`, {
      field: 'expression',
      ...findPlace(error.message, expression),
      hint: 'Put texts in single quotes and numbers in backticks: items[?price < `10`].name.',
    });
  }
  // The library leaves out what is null in some functions.
  const write = (_: string, value: unknown) =>
    value === undefined || typeof value === 'function' ? null : value;
  return JSON.stringify(write('', result), write, indent);
}

/** The types in the order of the numbers in the library’s messages. */
const types = ['a number', 'any', 'a text', 'an array', 'an object', 'a boolean', 'an expression', 'null'];

function describeError(message: string): string {
  return message
    .replace(/^(?:TypeError|ArgumentError|Error): /, '')
    .replace(/^Cannot convert object to primitive value$/, 'only numbers can be ordered')
    .replace(
      /(expected|received) (\d)\b/g,
      (_, verb: string, type: string) => `${verb} ${types[Number(type)] ?? type}`,
    )
    .replace(/^S\w+ error, /, '')
    .replace(/^Invalid token \(EOF\): ""$/, 'the expression ends too early')
    .replace(/^Invalid token \(.*?\): /, 'unexpected ')
    .replace(/\.$/, '');
}

/** Finds what the message names, if the expression has it only once. */
function findPlace(message: string, expression: string) {
  if (message.includes('EOF')) return placeOf(expression, expression.length);
  const named =
    /^Unknown character:(.)/s.exec(message)?.[1] ??
    /^Unknown function: (.*)\(\)$/.exec(message)?.[1] ??
    /^Invalid token \(\w+\): "(.+)"$/s.exec(message)?.[1];
  if (named === undefined || expression.split(named).length !== 2) return {};
  return placeOf(expression, expression.indexOf(named));
}
