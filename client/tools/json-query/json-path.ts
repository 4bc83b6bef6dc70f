import { JSONPathEnvironment, JSONPathError, type JSONPathNode, type JSONValue } from 'json-p3';
import { ToolInputError } from '#core/errors.ts';
import { type JsonMap, type JsonValue, maxJsonDepth, toPlainValue } from '#core/json/values/json-value.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { correctFunctions } from './path-functions.ts';

export type JsonPathOutput = 'values' | 'paths' | 'pointers' | 'both';

export interface JsonPathMatches {
  readonly result: JsonValue;
  readonly count: number;
  /** Patterns of `match` and `search` that are not I-Regexps, so they match nothing. */
  readonly refusedPatterns: readonly string[];
  /** Names with a hyphen that are not in quotes: the library reads them, and RFC 9535, 2.5.1.1, does not. */
  readonly bareNames: readonly string[];
}

/** Selects values by a JSONPath (RFC 9535). Throws a ToolInputError with the place in the path. */
export function queryJsonPath(document: JsonValue, path: string, output: JsonPathOutput): JsonPathMatches {
  const environment = new JSONPathEnvironment({ maxRecursionDepth: maxJsonDepth + 10 });
  const refused = correctFunctions(environment);
  const nodes = selectNodes(environment, toPlainValue(document) as JSONValue, path);
  const result = nodes.map((node) => describeNode(document, node, output));
  return { result, count: nodes.length, refusedPatterns: [...refused], bareNames: findBareNames(path) };
}

function findBareNames(path: string): string[] {
  const names = Array.from(
    path.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\.([\w\u0080-\uffff-]+)/g),
    ([, name = '']) => name,
  );
  return [...new Set(names.filter((name) => /^\D.*-/.test(name)))];
}

function selectNodes(
  environment: JSONPathEnvironment,
  document: JSONValue,
  path: string,
): readonly JSONPathNode[] {
  try {
    return environment.query(path, document).nodes;
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const written = error.message.replace(/ \('[^]*':\d+\)$/, '');
    // The library says this where a path ends too early.
    const message =
      written === "can't backup beyond start" ? 'a name or a bracket is missing at the end' : written;
    throw new ToolInputError(`Invalid JSONPath: ${message}.`, {
      field: 'expression',
      ...placeOf(path, Math.min(error.token.index, path.length)),
      hint: hintFor(path, message),
    });
  }
}

/** What paths of other programs have and RFC 9535 lacks, and how to write it here. */
const dialects: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [
    /^\s*\{/,
    'kubectl writes paths in braces: leave them out, and begin with $, such as $.items[*].metadata.name.',
  ],
  [/\[\s*\(\s*@\.length\s*-/, 'A place from the end is a negative number: [-1] is the last one.'],
  [
    /=~/,
    'Write search(@.name, "text") or match(@.name, "pattern") for =~, as in $.items[?search(@.name, "^a")].',
  ],
  [
    /\s(?:n?in|anyof|noneof|subsetof)\s*\[/i,
    'Compare with one value after the other: [?@.a == "x" || @.a == "y"].',
  ],
  [
    /\.(?:length|size|count)\(\)/,
    'Functions stand in filters: $.items[?length(@.name) > 3]. JMESPath counts by length(items).',
  ],
  [
    /\.(?:min|max|avg|sum|stddev|keys)\(\)/,
    'JSONPath does not calculate. JMESPath does: sum(items[].price), keys(items[0]).',
  ],
  [
    /\scontains\s/i,
    'Write [?@.tags[?@ == "x"]] for a value of an array, and [?search(@.name, "x")] for a part of a text.',
  ],
  [/[\])\w*][\^~]+\s*$/, 'There are no parents and no names here. The paths of Show give both.'],
];

/** What to write where the parser found something else. */
const remedies: readonly (readonly [message: RegExp, hint: string])[] = [
  [/shorthand selector/, "Write such a name in brackets and quotes: $['1h'], $['@id']."],
  [/filter selector token '=/, 'Equal is == and not equal is !=, as in $.items[?@.name == "x"].'],
  [/empty bracketed/, 'Write [*] for all values of an array: $.items[*].name.'],
  [/filter selector token '[*+/%-]/, 'JSONPath does not calculate: compare a value with a number or a text.'],
  [/bald descendant/, 'Write a name after the two dots, as in $..price, or $..* for all values.'],
  [/unclosed bracketed/, 'Write ] at the end of the selection.'],
  [/missing at the end/, 'Write a name after the dot, or leave the dot out.'],
];

function hintFor(path: string, message: string): string {
  const known =
    dialects.find(([pattern]) => pattern.test(path)) ?? remedies.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  return /^\s*\$/.test(path)
    ? 'Write such as $.items[?@.price < 10 && @.isNew == true].name.'
    : 'A path begins with $, such as $.items[?@.price < 10].name.';
}

function describeNode(document: JsonValue, node: JSONPathNode, output: JsonPathOutput): JsonValue {
  if (output === 'paths') return node.getPath({ form: 'canonical' });
  if (output === 'pointers') return node.toPointer().toString();
  const value = valueAt(document, node.location);
  if (output === 'values') return value;
  const both: JsonMap = new Map();
  return both.set('path', node.getPath({ form: 'canonical' })).set('value', value);
}

/** Returns the value as written, with all digits of its numbers. */
function valueAt(document: JsonValue, location: readonly (string | number)[]): JsonValue {
  let at: JsonValue | undefined = document;
  for (const step of location) {
    at = Array.isArray(at) ? at[Number(step)] : at instanceof Map ? at.get(String(step)) : undefined;
  }
  return at ?? null;
}
