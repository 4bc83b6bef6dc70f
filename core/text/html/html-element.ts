/** The used members of a parsed element. The parser works without a browser's DOM, so pasted HTML never reaches one. */
export interface HtmlElement {
  readonly tagName: string;
  readonly nodeName: string;
  /** Undefined for texts and comments. */
  readonly localName?: string;
  readonly textContent: string;
  readonly innerHTML: string;
  readonly outerHTML: string;
  readonly parentNode: HtmlElement | null;
  readonly previousSibling: HtmlElement | null;
  readonly nextSibling: HtmlElement | null;
  readonly children: ArrayLike<HtmlElement>;
  readonly firstChild: HtmlElement | null;
  readonly lastChild: HtmlElement | null;
  /** Counts the changes to the element and what is in it. */
  readonly lastModTime: number;
  /** The text of a text node. */
  nodeValue: string | null;
  cloneNode(isDeep: boolean): HtmlElement;
  querySelector(selector: string): HtmlElement | null | undefined;
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
  setAttribute(name: string, value: string): void;
  appendChild(child: HtmlElement): void;
  insertBefore(child: HtmlElement, before: HtmlElement | null): void;
  removeChild(child: HtmlElement): void;
}

export interface HtmlDocument {
  readonly body: HtmlElement;
  readonly documentElement: HtmlElement;
  createElement(tag: string): HtmlElement;
  createTextNode(text: string): HtmlElement;
}

export const blocks =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CENTER|D[DLT]|DETAILS|DIV|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6R]|HEADER|LI|MAIN|MENU|NAV|[OU]L|P|PRE|SECTION|SUMMARY|TABLE|CAPTION|TBODY|TD|TFOOT|TH|THEAD|TR)$/;

/** Lists all elements in document order by a walk of our own: domino's selectors take ten times as long. */
export function elementsOf({ documentElement }: HtmlDocument): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const waiting = [documentElement];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.localName === undefined) continue;
    elements.push(node);
    for (let child = node.lastChild; child; child = child.previousSibling) waiting.push(child);
  }
  return elements;
}

const groups = new WeakMap<HtmlDocument, { time: number; byTag: Map<string | undefined, HtmlElement[]> }>();

/** Finds the elements with the first tag, then those with the second … */
export function findAll(document: HtmlDocument, tags: readonly string[]): HtmlElement[] {
  const time = document.documentElement.lastModTime;
  let group = groups.get(document);
  if (group?.time !== time) {
    group = { time, byTag: Map.groupBy(elementsOf(document), ({ localName }) => localName) };
    groups.set(document, group);
  }
  const { byTag } = group;
  return tags.flatMap((tag) => byTag.get(tag) ?? []);
}

/** Lists the children; domino renumbers those of `childNodes` after each change, which is quadratic. */
export function childrenOf(parent: HtmlElement): HtmlElement[] {
  const children: HtmlElement[] = [];
  for (let child = parent.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

export function isInside(element: HtmlElement, tags: readonly string[]): boolean {
  for (let at = element.parentNode; at; at = at.parentNode) {
    if (tags.includes(at.nodeName.toLowerCase())) return true;
  }
  return false;
}

export function moveChildren(from: HtmlElement, to: HtmlElement): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

export function replaceTag(document: HtmlDocument, element: HtmlElement, tag: string): void {
  const replaced = document.createElement(tag);
  moveChildren(element, replaced);
  element.parentNode?.insertBefore(replaced, element);
  element.parentNode?.removeChild(element);
}

export function unwrap(element: HtmlElement): void {
  const parent = element.parentNode;
  if (!parent) return;
  while (element.firstChild) parent.insertBefore(element.firstChild, element);
  parent.removeChild(element);
}

/** Returns whether a node shows nothing. */
export function isBlank(node: HtmlElement): boolean {
  if (node.nodeName === '#comment') return true;
  if (node.textContent.trim() !== '') return false;
  return node.nodeName === '#text' || !isSeen(node);
}

function isSeen(node: HtmlElement): boolean {
  return /^(?:IMG|HR|INPUT|LI)$/.test(node.nodeName) || childrenOf(node).some(isSeen);
}
