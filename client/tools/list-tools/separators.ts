import { readEscapes } from '#core/text/patterns/read-escapes.ts';
import type { ListOptions } from './schema.ts';

type Separator = Exclude<ListOptions['split'], 'auto' | 'custom'>;

const lineEnd = /\r\n|\n|\r/;
const splitters = { line: lineEnd, comma: ',', semicolon: ';', tab: '\t', space: /\s+/, pipe: '|' } as const;
const joiners = { comma: ', ', semicolon: '; ', tab: '\t', space: ' ', pipe: ' | ' } as const;

export interface SplitList {
  readonly items: string[];
  /** The text between the first two items, which separates them all. */
  readonly between: string;
  /** True if a line break follows the last item. */
  readonly isClosed: boolean;
}

/** Splits a text into items, which are not trimmed yet. */
export function splitList(
  text: string,
  { split, customSplit, isTrimmed }: Pick<ListOptions, 'split' | 'customSplit' | 'isTrimmed'>,
): SplitList {
  const custom = readEscapes(customSplit);
  const separator = split === 'auto' ? detectSeparator(text) : split;
  if (separator === 'custom' && custom !== '') return splitAt(text, custom, isTrimmed);
  if (separator !== 'line' && separator !== 'custom') {
    return separator === 'space'
      ? { items: text.split(splitters.space), between: ' ', isClosed: false }
      : splitAt(text, splitters[separator], isTrimmed);
  }
  const items = text.split(lineEnd);
  // A line break ends the last line; it does not begin another item.
  const isClosed = items.length > 1 && items.at(-1) === '';
  if (isClosed) items.pop();
  return { items, between: lineEnd.exec(text)?.[0] ?? '\n', isClosed };
}

/** Returns the text to write between items. */
export function joinerOf(
  { join, customJoin }: Pick<ListOptions, 'join' | 'customJoin'>,
  text: string,
  between: string,
): string {
  if (join === 'same') return between;
  if (join === 'custom') return readEscapes(customJoin);
  return join === 'line' ? (lineEnd.exec(text)?.[0] ?? '\n') : joiners[join];
}

function splitAt(text: string, separator: string, isTrimmed: boolean): SplitList {
  const items = text.split(separator);
  // Trimming takes the space after each separator, which the output needs again.
  const space = isTrimmed && /^[ \t]/.test(items[1] ?? '') && separator !== '\t' ? ' ' : '';
  const before = isTrimmed && /\S[ \t]$/.test(items[0] ?? '') && separator !== '\t' ? ' ' : '';
  return { items, between: before + separator + space, isClosed: /[\r\n]$/.test(text) && isTrimmed };
}

/** Returns the separator of a text by its signs; a text with line breaks has one item a line. */
function detectSeparator(text: string): Separator {
  const inner = text.trim();
  if (lineEnd.test(inner)) return 'line';
  return (
    (['tab', 'semicolon', 'comma', 'pipe'] as const).find((each) => inner.includes(splitters[each])) ?? 'line'
  );
}
