import { readOwn } from '#core/collections/read-own.ts';

/** A piece of a replacement: a text as it stands, or what is put in its place at every match. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'match' | 'before' | 'after' }
  | { readonly kind: 'group'; readonly group: number }
  | { readonly kind: 'named'; readonly name: string };

/** The capturing groups of a pattern. */
export interface GroupCount {
  readonly count: number;
  readonly hasNames: boolean;
}

/** What the engine itself counts as capturing groups. */
export function countGroups({ source, flags }: RegExp): GroupCount {
  // With nothing as its other choice, every pattern matches.
  const match = new RegExp(`${source}|`, flags.replace(/[gy]/g, '')).exec('');
  return { count: (match?.length ?? 1) - 1, hasNames: match?.groups !== undefined };
}

const reference = /\$(?:[$&`']|\d{1,2})/g;
/** `$<` is plain text in a pattern without names. */
const namedReference = /\$(?:[$&`']|\d{1,2}|<([^>]*)>)/g;

/** The pieces of a replacement, as GetSubstitution of ECMA-262 reads it. */
export function parseTemplate(template: string, groups: GroupCount): readonly Piece[] {
  const pieces: Piece[] = [];
  const addText = (text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'text') pieces.splice(-1, 1, { kind: 'text', text: last.text + text });
    else if (text !== '') pieces.push({ kind: 'text', text });
  };
  let end = 0;
  for (const match of template.matchAll(groups.hasNames ? namedReference : reference)) {
    const piece = pieceOf(match[0], match[1], groups);
    if (!piece) continue;
    addText(template.slice(end, match.index));
    end = match.index + piece.length;
    if (piece.piece.kind === 'text') addText(piece.piece.text);
    else pieces.push(piece.piece);
  }
  addText(template.slice(end));
  return pieces;
}

const marks: Readonly<Record<string, Piece>> = {
  $: { kind: 'text', text: '$' },
  '&': { kind: 'match' },
  '`': { kind: 'before' },
  "'": { kind: 'after' },
};

/** What a reference stands for, and how much of it belongs to it; undefined where it is plain text. */
function pieceOf(
  raw: string,
  name: string | undefined,
  { count }: GroupCount,
): { readonly piece: Piece; readonly length: number } | undefined {
  const mark = readOwn(marks, raw[1] ?? '');
  if (mark) return { piece: mark, length: 2 };
  if (name !== undefined) return { piece: { kind: 'named', name }, length: raw.length };
  // $12 is the first group and a 2 where there are fewer than twelve.
  const digits = Number(raw.slice(1)) > count ? raw.slice(1, 2) : raw.slice(1);
  const group = Number(digits);
  if (group < 1 || group > count) return undefined;
  return { piece: { kind: 'group', group }, length: digits.length + 1 };
}

/** A match as String.prototype.replace hands it over. */
export interface FoundMatch {
  readonly match: string;
  readonly groups: readonly (string | undefined)[];
  readonly offset: number;
  readonly text: string;
  readonly named: Readonly<Record<string, string | undefined>> | undefined;
}

/** The pieces with everything put in. */
export function fillPieces(pieces: readonly Piece[], found: FoundMatch): string {
  return pieces.map((piece) => textOf(piece, found)).join('');
}

function textOf(piece: Piece, { match, groups, offset, text, named }: FoundMatch): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'match':
      return match;
    case 'before':
      return text.slice(0, offset);
    case 'after':
      return text.slice(offset + match.length);
    case 'group':
      return groups[piece.group - 1] ?? '';
    case 'named':
      return readOwn(named ?? {}, piece.name) ?? '';
  }
}
