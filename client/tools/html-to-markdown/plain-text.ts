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
    .replaceAll(/[ \t]+$/gm, '')
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
    case 'textarea':
      // No parsed text holds U+0000: it keeps the spaces and lines before it from being tidied.
      return `${rawText(element).replace(/\n$/, '').replaceAll('\n', '\0\n')}\0\n\n`;
    case 'li':
      return `${listMark(element)}${blockText(element).trim().replaceAll('\n', '\n  ')}\n`;
    case 'td':
    case 'th':
      return `${blockText(element).trim().replaceAll(/\s+/g, ' ')}\t`;
    case 'tr':
      return `${blockText(element).replace(/\t$/, '')}\n`;
    default:
      if (!isBlock(element)) return blockText(element, before);
      return `${blockText(element).replace(/\s+$/, '')}${/^(?:p|h[1-6]|ul|ol|table|blockquote|dl)$/.test(element.tagName) ? '\n\n' : '\n'}`;
  }
}

function rawText(parent: Parent): string {
  return childrenOf(parent)
    .map((node) => (isText(node) ? node.value : isElement(node) ? rawText(node) : ''))
    .join('');
}

function listMark({ parentNode, attrs }: Element): string {
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName !== 'ol') return '- ';
  const items = parentNode.childNodes.filter(isElement);
  const index = items.findIndex((item) => item.attrs === attrs);
  return `${Number(attributeOf(parentNode, 'start') ?? '1') + index}. `;
}
