import { LEFT_BRACE, LEFT_BRACKET } from '#core/json/bytes/byte-codes.ts';
import { documentsNode, nextToken } from '#core/json/reading/child-walk.ts';
import type { ContainerIndex } from '#core/json/reading/container-index.ts';
import { END, Lexer } from '#core/json/reading/lexer.ts';
import { CLOSER, KEY, MARK, PathStack, type TrailStep } from './path-stack.ts';
import type { PathSegment } from './paths.ts';

/** The location of a value: its path from the root. */
export interface NodeLocation {
  readonly id: number;
  /** The index of the document in a file with several documents, from 0. */
  readonly documentIndex: number | undefined;
  readonly segments: readonly PathSegment[];
  /** Every container on the path, from the outermost to the innermost. */
  readonly trail: readonly TrailStep[];
}

/** Finds the innermost value that contains a byte offset of a valid text. An offset in a key finds the key's member. */
export function locateNode(
  bytes: Uint8Array,
  index: ContainerIndex,
  root: { readonly id: number },
  offset: number,
): NodeLocation {
  const lexer = new Lexer(bytes);
  const stack = new PathStack(bytes);
  const isMany = root.id === documentsNode;
  const locationOf = (id: number): NodeLocation => ({
    id,
    documentIndex: isMany ? stack.documents : undefined,
    segments: stack.segments(),
    trail: stack.trail(isMany),
  });
  for (let kind = nextToken(lexer); kind !== END; kind = nextToken(lexer)) {
    const container = stack.container;
    const part = stack.take(kind, lexer);
    const { start, end } = lexer;
    if (part === MARK) continue;
    if (part === KEY) {
      if (offset < end) return locationOf(valueAfterKey(bytes, end));
    } else if (part === CLOSER) {
      if (offset < end) return locationOf(container);
      stack.passValue();
    } else if (kind === LEFT_BRACE || kind === LEFT_BRACKET) {
      if (offset <= start) return locationOf(start);
      const place = index.find(start);
      if (place < 0 || offset < index.endAt(place)) stack.enter(start);
      else {
        lexer.reset(index.endAt(place));
        stack.passValue();
      }
    } else if (offset < end) return locationOf(start);
    else stack.passValue();
  }
  return { id: root.id, documentIndex: undefined, segments: [], trail: [] };
}

function valueAfterKey(bytes: Uint8Array, keyEnd: number): number {
  const lexer = new Lexer(bytes, keyEnd);
  nextToken(lexer);
  nextToken(lexer);
  return lexer.start;
}
