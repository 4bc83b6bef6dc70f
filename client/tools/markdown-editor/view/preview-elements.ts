import { isEmbeddedImage } from '../markdown/addresses.ts';
import { isAllowedAttribute, isAllowedElement, isMathAttribute, isMathElement } from '../markup/elements.ts';
import type { MarkupElement, MarkupNode } from '../markup/markup.ts';

/**
 * Creates the elements of a block by name, never from HTML text, so that text can never become markup. Elements that
 * are not allowed are rejected here again.
 */
export function makeNodes(nodes: readonly MarkupNode[]): Node[] {
  return nodes.map((node) => (typeof node === 'string' ? document.createTextNode(node) : makeElement(node)));
}

function makeElement(node: MarkupElement): Node {
  const { tag, attributes, children } = node;
  if (isMathElement(tag)) return makeMathElement(node);
  if (!isAllowedElement(tag)) return document.createTextNode('');
  if (tag === 'img' && !isEmbeddedImage(attributes.src ?? '')) return makeImageNote(attributes);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (isAllowedAttribute(tag, name)) element.setAttribute(name, value);
  }
  if (tag === 'a') element.setAttribute('rel', 'noopener noreferrer nofollow');
  if (tag === 'pre') element.tabIndex = 0;
  if (tag === 'input') element.setAttribute('aria-label', 'Task');
  element.append(...makeNodes(children));
  return element;
}

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

function makeMathElement({ tag, attributes, children }: MarkupElement): Node {
  const element = document.createElementNS(mathNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (isMathAttribute(name)) element.setAttribute(name, value);
  }
  element.append(...makeNodes(children));
  return element;
}

/** Returns a note in place of an image, because this page loads nothing from other sites. */
function makeImageNote({ src = '', alt = '' }: Readonly<Record<string, string>>): HTMLElement {
  const note = document.createElement('span');
  note.className = 'image-note';
  note.title = src;
  note.textContent = `Picture not loaded here: ${alt === '' ? src : `${alt} (${src})`}`;
  return note;
}
