import { ToolInputError } from '#core/errors.ts';
import { PlaceFinder } from '#core/text/encodings/text-place.ts';

/** A search text and its replacement. */
export interface Pair {
  readonly find: string;
  readonly replacement: string;
  /** UTF-16 offset of `find` in the list of pairs. */
  readonly offset: number;
}

const arrow = / ?(?:=>|->|→) ?/;

/** Reads pairs, one per line, with a tab or an arrow between. Throws a ToolInputError with the place of a wrong line. */
export function readPairs(list: string): readonly Pair[] {
  const places = new PlaceFinder(list);
  const lines = Array.from(list.matchAll(/[^\r\n]+/g), ({ 0: line, index }) => ({ line, offset: index }));
  return lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, offset }) => {
      const tab = line.indexOf('\t');
      const found = tab === -1 ? arrow.exec(line) : undefined;
      const at = tab === -1 ? (found?.index ?? -1) : tab;
      if (at <= 0) {
        const message =
          at === 0 ? 'Nothing to find is before the arrow.' : 'The line has no arrow and no tab.';
        throw new ToolInputError(message, {
          ...places.find(offset),
          field: 'pairs',
          hint: 'Write old => new, or put a tab between.',
        });
      }
      const find = line.slice(0, at);
      return { find, replacement: line.slice(at + (found?.[0].length ?? 1)), offset };
    });
}
