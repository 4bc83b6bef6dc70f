/** The kind of a box, which determines its style. */
export type BoxKind = 'text' | 'set' | 'place' | 'reference' | 'group' | 'plain-group' | 'class' | 'note';

/** The part of the pattern that a box represents, in UTF-16 offsets. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A part of a diagram: a box with a word, or parts in a row, in lines, as alternatives, in a frame, or repeated. */
export type Part =
  | ({ readonly type: 'box'; readonly kind: BoxKind; readonly word: string } & Span)
  | { readonly type: 'row' | 'flow' | 'choice'; readonly parts: readonly Part[] }
  | ({ readonly type: 'frame'; readonly kind: BoxKind; readonly word: string; readonly part: Part } & Span)
  | ({ readonly type: 'repeat'; readonly word: string; readonly part: Part } & Span & {
        readonly canSkip: boolean;
        readonly canLoop: boolean;
      });

/** With more parts, the diagram would be unreadable. */
export const maxDiagramParts = 400;
export const maxDiagramDepth = 30;

/** The context at a position of the pattern. */
export interface Spot {
  readonly depth: number;
  readonly isMultiline: boolean;
  readonly isDotAll: boolean;
  readonly walk: { parts: number; groups: number; isTooLarge: boolean };
}

/** Counts a part; returns false if there are too many, so that the rest can be skipped. */
export function countPart({ walk, depth }: Spot): boolean {
  walk.parts += 1;
  if (walk.parts > maxDiagramParts || depth > maxDiagramDepth) walk.isTooLarge = true;
  return !walk.isTooLarge;
}

/** Returns the spot one group deeper. */
export function deeper(spot: Spot): Spot {
  return { ...spot, depth: spot.depth + 1 };
}

export function box(word: string, kind: BoxKind, span: Span): Part {
  return { type: 'box', kind, word, ...span };
}

export function frame(part: Part, word: string, kind: BoxKind, span: Span): Part {
  return { type: 'frame', kind, word, part, ...span };
}

/** Writes spaces, control characters and unpaired surrogates as visible text. */
export function visible(text: string): string {
  return text.replaceAll(' ', '␣').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Zs}]/gu, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  });
}
