import {
  attributeOf,
  childrenOf,
  type Element,
  isBlock,
  isElement,
  isText,
  type Parent,
} from './html-tree.ts';

const hidden: ReadonlySet<string> = new Set(
  'script style head template noscript title svg object'.split(' '),
);

/** Writes the visible text: a line for each block, lists with their marks, cells separated by tabs. */
export function writePlainText(parent: Parent): string {
  return blockText(parent)
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '')
    .replaceAll('\0', '');
}

/** Returns the text below a node; `before` is the character that it follows on its line. */
function blockText(parent: Parent, before = ''): string {
  let text = before;
  for (const node of childrenOf(parent)) {
    if (isText(node)) {
      const words = node.value.replaceAll(/[ \t\n\f\r]+/g, ' ');
      text += /^\s?$/.test(text.slice(-1)) ? words.replace(/^ /, '') : words;
    } else if (isElement(node) && !hidden.has(node.tagName)) {
      text += isBlock(node) && /[^\n\t]/.test(text.slice(-1)) ? '\n' : '';
      text += elementText(node, text.slice(-1));
    }
  }
  return text.slice(before.length);
}

function elementText(element: Element, before: string): string {
  switch (element.tagName) {
    case 'br':
      return '\n';
    case 'hr':
      return '---\n';
    case 'img':
      return attributeOf(element, 'alt') ?? '';
    case 'pre':
    case 'xmp':
    case 'listing':
    case 'textarea':
      // No parsed text holds U+0000: it keeps the spaces and lines before it from being tidied.
      return `${addRawText(element, []).join('').replace(/\n$/, '').replaceAll('\n', '\0\n')}\0\n\n`;
    case 'li':
      return `${listMark(element)}${blockText(element).trim().replaceAll('\n', '\n  ')}\n`;
    case 'td':
    case 'th':
      return `${blockText(element).trim().replaceAll(/\s+/g, ' ')}\t`;
    case 'tr':
      return `${blockText(element).replace(/\t$/, '')}\n`;
    case 'ul':
    case 'ol': {
      const list = blockText(element).replace(/(?<!\s)\s+$/, '');
      return isInList(element) ? `  ${list.replaceAll('\n', '\n  ')}\n` : `${list}\n\n`;
    }
    default:
      if (!isBlock(element)) return blockText(element, before);
      return `${blockText(element).replace(/(?<!\s)\s+$/, '')}${/^(?:p|h[1-6]|table|blockquote|dl)$/.test(element.tagName) ? '\n\n' : '\n'}`;
  }
}

/** Adds preformatted text: each block in it is on lines of its own. */
function addRawText(parent: Parent, pieces: string[]): string[] {
  const endLine = () => {
    if (pieces.at(-1)?.endsWith('\n') === false) pieces.push('\n');
  };
  for (const node of childrenOf(parent)) {
    if (isBlock(node)) endLine();
    if (isText(node) && node.value !== '') pieces.push(node.value);
    else if (isElement(node) && node.tagName === 'br') pieces.push('\n');
    else if (isElement(node)) addRawText(node, pieces);
    if (isBlock(node)) endLine();
  }
  return pieces;
}

/** Editors write lists directly in lists; as items do, those are indented. */
function isInList({ parentNode }: Element): boolean {
  return parentNode !== null && 'tagName' in parentNode && /^[uo]l$/.test(parentNode.tagName);
}

function listMark({ parentNode, attrs }: Element): string {
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName !== 'ol') return '- ';
  const items = parentNode.childNodes.filter((node) => isElement(node) && node.tagName === 'li');
  const index = items.findIndex((item) => isElement(item) && item.attrs === attrs);
  return `${Number(attributeOf(parentNode, 'start') ?? '1') + index}. `;
}
