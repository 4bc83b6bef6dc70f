import type { OutputUnit } from '@cfworker/json-schema';
import { readOwn } from '#core/collections/read-own.ts';

/** An error in the data: its place, the schema's keyword, and the message. */
export interface SchemaError {
  /** A JSON Pointer (RFC 6901). */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** Describes the errors that the library found, each once. */
export function describeErrors(errors: readonly OutputUnit[]): SchemaError[] {
  return withoutParents(errors).map(describeUnit);
}

const alternatives = new Set(['anyOf', 'oneOf', 'not', 'if', 'contains']);

/** Drops the errors that only repeat that a part is wrong: the error of that part is in the list as well. */
function withoutParents(errors: readonly OutputUnit[]): OutputUnit[] {
  const explained = errors.filter(({ keyword }) => keyword !== 'false');
  // A schema that is false has no more to say.
  const own = withoutItems(explained.length > 0 ? explained : errors);
  const parents = new Set<string>();
  for (const { keywordLocation } of own) {
    for (
      let end = keywordLocation.lastIndexOf('/');
      end > 0;
      end = keywordLocation.lastIndexOf('/', end - 1)
    ) {
      const parent = keywordLocation.slice(0, end);
      if (parents.has(parent)) break;
      parents.add(parent);
    }
  }
  return own.filter(
    ({ keyword, keywordLocation }) => alternatives.has(keyword) || !parents.has(keywordLocation),
  );
}

/** Drops why each single item is not one of those that minContains counts: no item has to be. */
function withoutItems(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const counted = errors.filter(({ keyword }) => keyword === 'minContains');
  const inside = counted.map(({ keywordLocation }) => keywordLocation.replace(/minContains$/, 'contains/'));
  if (inside.length === 0) return errors;
  return errors.filter(({ keywordLocation }) => !inside.some((each) => keywordLocation.startsWith(each)));
}

/** The library's words for these say another thing than they check. */
const corrections: Readonly<Record<string, readonly [wrong: RegExp, right: string]>> = {
  exclusiveMinimum: [/is less than/, 'is not greater than'],
  maxProperties: [/^.* at least/, 'The value must have at most'],
  minimum: [/ {2}/, ' '],
  maximum: [/ {2}/, ' '],
};

function describeUnit({ instanceLocation, keyword, error }: OutputUnit): SchemaError {
  const [wrong, right] = readOwn(corrections, keyword) ?? [/^/, ''];
  const message = error
    .replace(wrong, right)
    .replace(
      /^Property (".*") does not match additional properties schema\.$/s,
      'Property $1 is not allowed.',
    )
    .replace(/^Instance does not have required property (".*")\.$/s, 'Property $1 is missing.')
    .replace(
      /^Instance type "(.*)" is invalid\. Expected (.*)\.$/s,
      (_, type: string, wanted: string) =>
        `This is of type ${type}, but must be ${wanted.replaceAll('"', '')}.`,
    )
    .replace(/^False boolean schema\.$/, 'Nothing is allowed here.')
    .replace(/^Instance /, 'The value ');
  return { pointer: readFragment(instanceLocation.slice(1)), keyword, message };
}

/** The validator writes pointers as the fragment of a URI. */
export function readFragment(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
