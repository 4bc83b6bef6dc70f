import { inCase, parseCaseOperators } from './case-template.ts';
import { countGroups, fillPieces, type FoundMatch, parseTemplate } from './substitution.ts';

/** Beyond this no engine holds a text, and changing the case of it would take the memory first. */
const maxLength = 250_000_000;

/** Replaces with the case operators read. Throws a RangeError for a result beyond what memory holds. */
export function replaceWithCase(
  text: string,
  regex: RegExp,
  replacement: string,
  isEscaped: boolean,
): string {
  const groups = countGroups(regex);
  const parts = parseCaseOperators(replacement, isEscaped).map((part) => ({
    ...part,
    pieces: parseTemplate(part.template, groups),
  }));
  let length = 0;
  return text.replace(regex, (match, ...rest: (string | number | object | undefined)[]) => {
    const found = foundMatch(match, rest, groups.count);
    const replaced = parts.map((part) => inCase(fillPieces(part.pieces, found), part)).join('');
    length += replaced.length;
    if (length > maxLength) throw new RangeError('The replaced text is too long.');
    return replaced;
  });
}

function foundMatch(
  match: string,
  rest: readonly (string | number | object | undefined)[],
  groupCount: number,
): FoundMatch {
  return {
    match,
    groups: rest.slice(0, groupCount) as (string | undefined)[],
    offset: rest[groupCount] as number,
    text: rest[groupCount + 1] as string,
    named: rest[groupCount + 2] as FoundMatch['named'],
  };
}
