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
    .replace(/^\n+|\s+$/g, '');
}

function blockText(parent: Parent): string {
  let text = '';
  for (const node of childrenOf(parent)) {
    if (isText(node)) {
      const words = node.value.replaceAll(/[ \t\n\f\r]+/g, ' ');
      text += /(?:^|\s)$/.test(text) ? words.replace(/^ /, '') : words;
    } else if (isElement(node) && !hidden.has(node.tagName)) {
      text += isBlock(node) && /[^\n\t]$/.test(text) ? '\n' : '';
      text += elementText(node);
    }
  }
  return text;
}

function elementText(element: Element): string {
  switch (element.tagName) {
    case 'br':
      return '\n';
    case 'hr':
      return '---\n';
    case 'img':
      return attributeOf(element, 'alt') ?? '';
    case 'pre':
    case 'textarea':
      return `${rawText(element).replace(/\n$/, '')}\n\n`;
    case 'li':
      return `${listMark(element)}${blockText(element).trim().replaceAll('\n', '\n  ')}\n`;
    case 'td':
    case 'th':
      return `${blockText(element).trim().replaceAll(/\s+/g, ' ')}\t`;
    case 'tr':
      return `${blockText(element).replace(/\t$/, '')}\n`;
    default:
      if (!isBlock(element)) return blockText(element);
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
