import { isWithinWords, type MarkupElement, type MarkupNode } from './markup.ts';

const lists: ReadonlySet<string> = new Set(['ol', 'ul']);
const rows: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot']);

/** Writes nodes as plain text: blocks separated, lists with their markers, table cells separated by tabs. */
export function writePlainText(nodes: readonly MarkupNode[]): string {
  return writeBlocks(nodes, '\n\n');
}

function writeBlocks(nodes: readonly MarkupNode[], gap: string): string {
  const blocks: string[] = [];
  let words = '';
  const endWords = () => {
    // A <br> already has a line break in the text.
    blocks.push(words.trim().replace(/\n{2,}/g, '\n'));
    words = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) words += writeInline(node);
    else {
      endWords();
      blocks.push(writeBlock(node, gap));
    }
  }
  endWords();
  return blocks.filter((block) => block !== '').join(gap);
}

function isInline({ tag }: MarkupElement): boolean {
  return isWithinWords(tag) || tag === 'br' || tag === 'img' || tag === 'input';
}

function writeInline(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (tag === 'br') return '\n';
  if (tag === 'img') return attributes.alt ?? '';
  if (tag === 'input') return attributes.checked === undefined ? '[ ]' : '[x]';
  return children.map(writeInline).join('');
}

function writeBlock(node: MarkupElement, gap: string): string {
  const { tag, children } = node;
  if (tag === 'pre') return children.map(writeInline).join('').replace(/\n$/, '');
  if (lists.has(tag)) return writeList(node);
  if (rows.has(tag)) return writeBlocks(children, '\n');
  if (tag === 'tr') return writeBlocks(children, '\t');
  return writeBlocks(children, gap);
}

function writeList({ tag, attributes, children }: MarkupElement): string {
  const items = children.filter((node): node is MarkupElement => typeof node === 'object');
  const first = Number(attributes.start ?? '1');
  return items
    .map((item, index) => {
      const sign = tag === 'ol' ? `${first + index}. ` : '- ';
      return sign + writeBlocks(item.children, '\n').replaceAll('\n', `\n${' '.repeat(sign.length)}`);
    })
    .join('\n');
}
