import {
  blocks,
  childrenOf,
  findAll,
  type HtmlDocument,
  type HtmlElement,
  isBlank,
  isInside,
  unwrap,
} from './html-element.ts';
import { holds } from './tables.ts';

/** Finds the lists that follow another of their kind, which they would continue with the same sign. */
export function findAlternateLists(document: HtmlDocument): ReadonlySet<HtmlElement> {
  const alternates = new Set<HtmlElement>();
  for (const list of findAll(document, ['ul', 'ol'])) {
    const previous = findPrevious(list);
    if (previous?.nodeName === list.nodeName && !alternates.has(previous)) alternates.add(list);
  }
  return alternates;
}

const frames = /^(?:LI|UL|OL|BLOCKQUOTE|TD|TH|TABLE|PRE|BODY)$/;

/** Finds what is shown before a node, however deep each of them is in elements that Markdown does not show. */
function findPrevious(node: HtmlElement): HtmlElement | null {
  let at: HtmlElement | null = node;
  let previous = lastShown(at.previousSibling);
  while (!previous) {
    at = at.parentNode;
    if (!at || frames.test(at.nodeName)) return null;
    previous = lastShown(at.previousSibling);
  }
  for (let inner: HtmlElement | null = previous; inner && !frames.test(previous.nodeName);) {
    inner = lastShown(previous.lastChild);
    if (inner) previous = inner;
  }
  return previous;
}

function lastShown(node: HtmlElement | null): HtmlElement | null {
  let at = node;
  while (at && isBlank(at)) at = at.previousSibling;
  return at;
}

/** Moves what is written directly in a list, beside its items, into the item before, where browsers show it. */
export function nestLists(document: HtmlDocument): void {
  for (const list of findAll(document, ['ul', 'ol'])) {
    let item: HtmlElement | undefined;
    for (const child of childrenOf(list)) {
      if (child.nodeName === 'LI') item = child;
      else if (isBlank(child) || isAroundItems(child)) continue;
      else if (item) item.appendChild(ofItsOwn(child, document));
      else list.parentNode?.insertBefore(ofItsOwn(child, document), list);
    }
    if (!item && isBlank(list)) list.parentNode?.removeChild(list);
  }
}

function isAroundItems(child: HtmlElement): boolean {
  return child.nodeName !== '#text' && !/^[OU]L$/.test(child.nodeName) && holds(child, ['li']);
}

/** Returns a block, so that a text between items stays on a line of its own. */
function ofItsOwn(child: HtmlElement, document: HtmlDocument): HtmlElement {
  if (blocks.test(child.nodeName)) return child;
  const block = document.createElement('div');
  child.parentNode?.insertBefore(block, child);
  block.appendChild(child);
  return block;
}

/** Puts the box of a task and its text in one line where the text is a paragraph. */
export function joinTasks(document: HtmlDocument): void {
  for (const box of findAll(document, ['input'])) {
    if (box.getAttribute('type') !== 'checkbox' || !isInside(box, ['li'])) continue;
    const parent = box.parentNode;
    let next = box.nextSibling;
    while (next && isBlank(next)) next = next.nextSibling;
    if (!parent || lastShown(box.previousSibling)) continue;
    if (parent.nodeName === 'P' && parent.parentNode?.nodeName === 'LI') unwrap(parent);
    else if (parent.nodeName === 'LI' && next?.nodeName === 'P') unwrap(next);
  }
}

/** Returns whether a list may follow a paragraph without a blank line (CommonMark 5.2 and 5.3). */
export function interruptsParagraph(list: HtmlElement): boolean {
  const [first] = itemsOf(list);
  return first !== undefined && first.textContent.trim() !== '' && startOf(list) === 1;
}

function itemsOf(list: HtmlElement): HtmlElement[] {
  return childrenOf(list).filter(({ nodeName }) => nodeName === 'LI');
}

/** Returns the number of a list's first item. */
function startOf(list: HtmlElement): number {
  const [first] = itemsOf(list);
  return list.nodeName === 'OL' ? (numberIn(first, 'value') ?? numberIn(list, 'start') ?? 1) : 1;
}

const numbers = new WeakMap<HtmlElement, number>();

/** Returns an item's number; those of a list are counted once, since asking each would be quadratic. */
function numberOf(item: HtmlElement, list: HtmlElement): number {
  if (!numbers.has(item)) {
    const start = startOf(list);
    for (const [index, child] of itemsOf(list).entries()) numbers.set(child, start + index);
  }
  return numbers.get(item) ?? 1;
}

/** Reads a number of a list; Markdown has no negative ones. */
function numberIn(element: HtmlElement | undefined, name: string): number | undefined {
  const text = element?.getAttribute(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Writes an item with its sign; `alternates` are the lists with the other sign. */
export function makeListItem(
  content: string,
  node: HtmlElement,
  bullet: string,
  alternates: ReadonlySet<HtmlElement>,
): string {
  const list = node.parentNode;
  const isAlternate = list !== null && alternates.has(list);
  const sign = isAlternate ? (bullet === '-' ? '*' : '-') : bullet;
  const marker = list?.nodeName === 'OL' ? `${numberOf(node, list)}${isAlternate ? ')' : '.'} ` : `${sign} `;
  const text = content
    .trim()
    .replace(/^(\[[ x]\]) +/, '$1 ')
    // A rule's sign after its own would make one rule of both.
    .replace(/^---(?=\n|$)/, sign === '*' ? '___' : '***')
    .replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  return `${`${marker}${text.replace(/^[ \t]+$/gm, '')}`.trimEnd()}\n`;
}
