import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';

/** Items of an inner list are indented by at least and at most this many letter heights. */
const indent = { least: 0.8, most: 8 };

/** Writes paragraphs with their list items nested by where they start. */
export function nestItems(paragraphs: readonly Paragraph[], written: readonly string[]): string[] {
  let starts: number[] = [];
  let last = -Infinity;
  return written.map((text, index) => {
    const { lines } = paragraphs[index] ?? { lines: [] };
    const [line] = lines;
    if (!line || !isMarkdownItem(text)) {
      starts = [];
      return text;
    }
    const { size, baseline } = line;
    const start = line.isRightToLeft ? -line.right : line.left;
    const by = start - (starts.at(-1) ?? start);
    if (baseline <= last || by > indent.most * size) starts = [];
    last = lines.at(-1)?.baseline ?? last;
    while (starts.length > 0 && start < (starts.at(-1) ?? 0) - indent.least * size) starts.pop();
    if (start > (starts.at(-1) ?? -Infinity) + indent.least * size) starts.push(start);
    return '    '.repeat(Math.max(0, starts.length - 1)) + text;
  });
}

export const isMarkdownItem = (text: string) => /^ *(?:-|\d+[.)]) /.test(text);
