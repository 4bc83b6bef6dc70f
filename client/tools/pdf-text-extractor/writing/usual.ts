import type { TextLine } from '#client/lib/pdf/text/lines.ts';

/** Facts about the whole document that Markdown needs. */
export interface Usual {
  /** The usual size of letters, in points. */
  readonly size: number;
  /** Whether its structure says which texts are headings. */
  readonly hasHeadings: boolean;
  /** The direction of most lines, in quarter turns. */
  readonly turn: number;
  /** Sizes with so many lines that they do not indicate a heading. */
  readonly commonSizes: ReadonlySet<number>;
}

/** At most this part of a document's lines are headings. */
const mostHeadings = 1 / 3;

/** Measures the lines of a document; sizes are compared in steps of half a point. */
export function measureLines(lines: readonly TextLine[]): Pick<Usual, 'turn' | 'commonSizes'> {
  const sizes = Map.groupBy(lines, ({ size }) => stepOf(size));
  const turns = Map.groupBy(lines, ({ runs }) => runs[0]?.turn ?? 0);
  const [[turn] = [0]] = [...turns].toSorted(([, one], [, other]) => other.length - one.length);
  const common = [...sizes].filter(([, own]) => own.length > mostHeadings * lines.length);
  return { turn, commonSizes: new Set(common.map(([step]) => step)) };
}

export const stepOf = (size: number) => Math.round(size * 2);
