import { type CasePart, type LetterCase, parseCaseOperators } from './case-template.ts';
import { readEscapes } from './replacing.ts';
import { countGroups, type GroupCount, parseTemplate, type Piece } from './substitution.ts';

/** A replacement, and how it is to be read. */
export interface ReplacementWish {
  readonly replacement: string;
  readonly isEscaped: boolean;
  readonly hasCase: boolean;
}

const methods = { upper: 'toUpperCase', lower: 'toLowerCase' } as const;
const firstNames = { upper: 'upperFirst', lower: 'lowerFirst' } as const;

/** A replacement as JavaScript: a text, or the function that does what JavaScript has no case operators for. */
export function replacementCode(regex: RegExp, wish: ReplacementWish): string {
  const { replacement, isEscaped, hasCase } = wish;
  if (!hasCase) {
    const text = JSON.stringify(isEscaped ? readEscapes(replacement) : replacement);
    return `const replaced = text.replace(${regex.toString()}, ${text});`;
  }
  const groups = countGroups(regex);
  const parts = parseCaseOperators(replacement, isEscaped).map((part) => ({
    ...part,
    pieces: parseTemplate(part.template, groups),
  }));
  const body = parts.map(partCode).join(' + ');
  const parameters = parametersOf(
    parts.flatMap(({ pieces }) => pieces),
    groups,
  );
  return [
    ...firstFunctions(parts),
    `const replaced = text.replace(${regex.toString()}, (${parameters}) => ${body === '' ? '""' : body});`,
  ].join('\n');
}

function firstFunctions(parts: readonly CasePart[]): readonly string[] {
  return (['upper', 'lower'] as const satisfies readonly LetterCase[])
    .filter((letterCase) => parts.some(({ first }) => first === letterCase))
    .map(
      (letterCase) =>
        `const ${firstNames[letterCase]} = (part) => part.replace(/^./su, (first) => first.${methods[letterCase]}());`,
    );
}

function partCode({ pieces, whole, first }: CasePart & { readonly pieces: readonly Piece[] }): string {
  const joined = pieces.map(pieceCode).join(' + ');
  const isAlone = pieces.length === 1;
  const cased = whole === undefined ? joined : `${isAlone ? joined : `(${joined})`}.${methods[whole]}()`;
  return first === undefined ? cased : `${firstNames[first]}(${cased})`;
}

function pieceCode(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return JSON.stringify(piece.text);
    case 'match':
      return 'match';
    case 'before':
      return 'string.slice(0, offset)';
    case 'after':
      return 'string.slice(offset + match.length)';
    case 'group':
      return `(p${piece.group} ?? "")`;
    case 'named':
      return `(groups[${JSON.stringify(piece.name)}] ?? "")`;
  }
}

/** As many parameters as are needed: those behind the groups come after all of these. */
function parametersOf(pieces: readonly Piece[], { count }: GroupCount): string {
  const has = (...kinds: readonly Piece['kind'][]) => pieces.some(({ kind }) => kinds.includes(kind));
  const highest = Math.max(0, ...pieces.map((piece) => (piece.kind === 'group' ? piece.group : 0)));
  const hasRest = has('before', 'after', 'named');
  const groups = Array.from({ length: hasRest ? count : highest }, (_, index) => `p${index + 1}`);
  const rest = hasRest ? ['offset', 'string', ...(has('named') ? ['groups'] : [])] : [];
  return ['match', ...groups, ...rest].join(', ');
}
