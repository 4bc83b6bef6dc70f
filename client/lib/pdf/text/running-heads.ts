import type { TextLine } from './lines.ts';
import { pageNumberIn, valueOf } from './page-numbers.ts';
import { cellsOf } from './paragraphs/rows.ts';

interface LinedPage {
  readonly lines: readonly TextLine[];
  readonly number: number;
  /** In points. */
  readonly height: number;
}

/** This many lines at a page's top and bottom may be running headers and footers. */
const edgeLines = 2;
const leastPages = 3;
/** They lie in this part of the height that the text of all pages takes. */
const edgeRoom = 0.15;
/** Running footers lie below this part of a page: a text that ends in the middle has none. */
const leastFoot = 0.75;
/** Lines are near each other up to this part of their page's usual distance, and up to so many letter heights. */
const nearLines = { ofUsual: 1.2, ofSize: 2 };

/**
 * Finds running headers and footers: the same text at the same edge of most pages, or text with an ascending page
 * number. Other numbers are content, such as amounts and dates, even if the rest is the same.
 */
export function findRunningLines(pages: readonly LinedPage[]): ReadonlySet<TextLine> {
  const found = findRepeated(pages);
  for (const { lines } of pages)
    for (const line of lines) if (found.has(line) && goesOn(line, lines, found)) found.delete(line);
  for (const line of findTitles(pages, found)) found.delete(line);
  return found;
}

function findRepeated(pages: readonly LinedPage[]): Set<TextLine> {
  const found = new Set(findArtifacts(pages));
  if (pages.length < leastPages) return found;
  const edges = pages.flatMap(({ lines }) => [...atEdge(lines, 'top'), ...atEdge(lines, 'bottom')]);
  const first = edges.reduce((least, { baseline }) => Math.min(least, baseline), Infinity);
  const last = edges.reduce((most, { baseline }) => Math.max(most, baseline), -Infinity);
  const room = (last - first) * edgeRoom;
  const repeated = findRepeatedTexts(pages);
  for (const edge of ['top', 'bottom'] as const) {
    const isNear = ({ baseline }: TextLine, height: number) =>
      edge === 'top' ? baseline <= first + room : baseline >= Math.max(last - room, leastFoot * height);
    const lines = pages.flatMap(({ lines: own, number, height }) =>
      atEdge(own, edge)
        .filter((line) => isNear(line, height))
        .flatMap((line) =>
          keysOf(line, number).map((key) => ({ line, key, isPart: isPartOfText(line, own, repeated) })),
        ),
    );
    for (const same of Map.groupBy(lines, ({ key }) => key).values()) {
      const parts = same.filter(({ line, isPart }) => isPart && !pageNumberIn(line));
      if (same.length >= leastPages && same.length * 2 >= pages.length && parts.length * 2 < same.length)
        same.forEach(({ line }) => found.add(line));
    }
  }
  return found;
}

/** Running heads have at most so many lines; a longer text that is the same on all pages is content. */
const longestHead = 5;

/** Headings are larger than most lines of their page by more than this factor; running heads are not. */
const leastHeading = 1.25;

/** Returns whether a line is a heading, or near lines that belong only to its page, as those of a text are. */
function isPartOfText(line: TextLine, page: readonly TextLine[], repeated: ReadonlySet<string>): boolean {
  if (page.filter(({ size }) => size * leastHeading < line.size).length * 2 > page.length) return true;
  const baselines = [...new Set(page.map(({ baseline }) => Math.round(baseline)))].toSorted((a, b) => a - b);
  const gaps = baselines.slice(1).map((baseline, index) => baseline - (baselines[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const most = Math.min(nearLines.ofUsual * usual, nearLines.ofSize * line.size);
  const own = baselines.indexOf(Math.round(line.baseline));
  const start = gaps.findLastIndex((gap, index) => index < own && gap > most) + 1;
  const end = gaps.findIndex((gap, index) => index >= own && gap > most);
  const near = new Set(baselines.slice(start, end < 0 ? undefined : end + 1));
  const isNear = ({ baseline }: TextLine) => near.has(Math.round(baseline));
  if (near.size <= edgeLines) return false;
  return (
    near.size > longestHead || page.some((other) => isNear(other) && !repeated.has(withoutNumbers(other)))
  );
}

/** Returns the texts that are on most pages. */
function findRepeatedTexts(pages: readonly LinedPage[]): ReadonlySet<string> {
  const texts = pages.flatMap(({ lines }) => [...new Set(lines.map(withoutNumbers))]);
  const groups = [...Map.groupBy(texts, (text) => text)];
  return new Set(groups.flatMap(([text, same]) => (same.length * 2 >= pages.length ? text : [])));
}

/** Returns a line's text, the same for all page numbers. */
const withoutNumbers = (line: TextLine) => (pageNumberIn(line) ? line.text.replace(/\d+/g, '0') : line.text);

/**
 * Finds lines that only look like a running head: a title that is repeated elsewhere, which is the first of its words or
 * larger than the others, and the head of a table.
 */
function findTitles(pages: readonly LinedPage[], found: ReadonlySet<TextLine>): readonly TextLine[] {
  const lines = pages.flatMap(({ lines: page }) =>
    page.filter((line) => found.has(line)).map((line) => ({ line, page })),
  );
  return [...Map.groupBy(lines, ({ line }) => line.text).values()].flatMap((same) => {
    const most = Math.min(...same.map(({ line }) => line.size)) * mostLarger;
    const titles = same.filter(({ line, page }, index) => {
      const isAlone = !same.some((other) => other.line !== line && areInOnePlace(other.line, line));
      return (isAlone && (index === 0 || line.size > most)) || isTableHead(line, page);
    });
    return same.length > 1 ? titles.map(({ line }) => line) : [];
  });
}

/** Titles are larger than running heads by more than this factor. */
const mostLarger = 1.05;

/** Returns whether lines have one size and are at one height; they may be on different sides. */
function areInOnePlace(one: TextLine, other: TextLine): boolean {
  const { size, baseline } = other;
  return Math.abs(one.size - size) < 0.05 * size && Math.abs(one.baseline - baseline) < 0.5 * size;
}

/** The rows of a table are at most this many letter heights apart. */
const rowDistance = 3;

/** Returns whether the line below a line has as many cells. */
function isTableHead(line: TextLine, page: readonly TextLine[]): boolean {
  const cells = cellsOf(line).length;
  const below = page.filter(
    ({ baseline, size }) =>
      baseline > line.baseline + 0.5 * size && baseline < line.baseline + rowDistance * size,
  );
  return cells > 1 && below.some((other) => cellsOf(other).length === cells);
}

/** Finds lines that the structure marks as artifacts and that occur on two pages. */
function findArtifacts(pages: readonly LinedPage[]): TextLine[] {
  const lines = pages.flatMap(({ lines: own, number }) =>
    own
      .filter(({ runs }) => runs.every(({ content }) => content === 'artifact'))
      .flatMap((line) => keysOf(line, number).map((key) => ({ line, key, number }))),
  );
  return [...Map.groupBy(lines, ({ key }) => key).values()]
    .filter((same) => new Set(same.map(({ number }) => number)).size > 1)
    .flatMap((same) => same.map(({ line }) => line));
}

/** Lines of one text are at most this many letter heights apart. */
const sameText = 1.5;

/** Returns whether a line in letters larger than most continues in one that is kept, as a title of two lines does. */
function goesOn(line: TextLine, page: readonly TextLine[], found: ReadonlySet<TextLine>): boolean {
  const { baseline, size, left, right } = line;
  if (page.filter((other) => other.size < size).length * 2 < page.length) return false;
  return page.some(
    (other) =>
      !found.has(other) &&
      Math.abs(other.size - size) < 0.05 * size &&
      Math.abs(other.baseline - baseline) < sameText * size &&
      other.left < right &&
      other.right > left,
  );
}

function atEdge(page: readonly TextLine[], edge: 'top' | 'bottom'): TextLine[] {
  // The first line has the main text direction; lines in other directions are not at the page's edge.
  const turn = page[0]?.runs[0]?.turn;
  const own = page.filter(({ runs: [run] }) => run?.turn === turn && !run?.isVertical);
  const ordered = own.toSorted((one, other) => one.baseline - other.baseline);
  // At least one line must remain between header and footer.
  const count = Math.min(edgeLines, Math.floor((own.length - 1) / 2));
  return edge === 'top' ? ordered.slice(0, count) : ordered.slice(ordered.length - count);
}

function keysOf(line: TextLine, page: number): string[] {
  const found = pageNumberIn(line);
  const counted = found && valueOf(found.number) - page;
  return [
    line.text,
    ...(found ? [`${found.before}\n${counted ?? ''}\n${found.after}`] : []),
    ...(line.text.length >= longLine ? countedIn(line.text, page) : []),
  ];
}

/** A line with this many letters is a running line if it is the same except for one number that counts up. */
const longLine = 50;

function countedIn(text: string, page: number): string[] {
  return Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) =>
    [text.slice(0, index), Number(digits) - page, text.slice(index + digits.length)].join('\n'),
  );
}
