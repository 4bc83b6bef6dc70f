import type { MarkdownDocument } from '../logic.ts';
import { textOf, walkElements } from '../markup/markup.ts';

interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** Makes a nested list of links to the document's headings, as Markdown; a single level-1 title is skipped. */
export function makeContents(document: MarkdownDocument): string {
  const all = listHeadings(document);
  const isTitled = all[0]?.level === 1 && all.filter(({ level }) => level === 1).length === 1;
  const headings = isTitled ? all.slice(1) : all;
  const top = Math.min(...headings.map(({ level }) => level));
  return headings
    .map(({ level, text, id }) => `${'  '.repeat(level - top)}- [${escapeLabel(text)}](#${id})`)
    .join('\n');
}

function listHeadings({ blocks }: MarkdownDocument): Heading[] {
  const headings: Heading[] = [];
  for (const { nodes } of blocks) {
    walkElements(nodes, ({ tag, attributes: { id }, children }) => {
      const level = Number(/^h([1-6])$/.exec(tag)?.[1]);
      const text = textOf(children).trim().replace(/\s+/g, ' ');
      if (level > 0 && id !== undefined && text !== '') headings.push({ level, text, id });
    });
  }
  return headings;
}

function escapeLabel(text: string): string {
  return text.replace(/[\\`*_[\]<>~$]/g, String.raw`\$&`);
}
