import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A document read without a browser, as one who runs no script has it. */
export interface ParsedPage {
  readonly title: string;
  readonly description: string;
  /** The top headings in the page's main part. */
  readonly headings: readonly string[];
  readonly hasHeaderNavigation: boolean;
  /** Ids that occur more than once. */
  readonly repeatedIds: readonly string[];
  /** The files of icons, with the icon's name after `#`. */
  readonly icons: readonly string[];
  /** The hues of categories. */
  readonly hues: readonly string[];
  /** The body without its words: pages of one structure differ only in words, icons, hues and the number of parts. */
  readonly structure: string;
  readonly longestWord: number;
}

/** Attributes that hold words or point to something named by words. */
const wordAttributes = new Set(
  'href id for alt title value aria-label aria-controls aria-describedby aria-labelledby datetime'.split(' '),
);
const icon = /\bicon-[\w-]+/g;
const hue = /--hue:\s*(\d+)/;

export function parsePage(html: string): ParsedPage {
  const document = parse(html);
  const elements = listElements(document);
  const body = find(elements, 'body');
  const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== '');
  const styles = elements.map((element) => attribute(element, 'style'));
  return {
    title: textOf(find(elements, 'title')),
    description: attribute(
      elements.find((element) => attribute(element, 'name') === 'description'),
      'content',
    ),
    headings: listWithin(elements, 'main', 'h1').map(textOf),
    hasHeaderNavigation: listWithin(elements, 'header', 'nav').length > 0,
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    icons: elements.filter(({ tagName }) => tagName === 'use').map((use) => attribute(use, 'href')),
    hues: [...new Set(styles.flatMap((style) => hue.exec(style)?.[1] ?? []))],
    structure: body ? outline(body) : '',
    longestWord: Math.max(
      ...textOf(body)
        .split(/\s+/)
        .map((word) => word.length),
    ),
  };
}

function listElements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

function find(elements: readonly Element[], tagName: string): Element | undefined {
  return elements.find((element) => element.tagName === tagName);
}

function listWithin(elements: readonly Element[], outer: string, inner: string): Element[] {
  return elements
    .filter(({ tagName }) => tagName === outer)
    .flatMap((element) => listElements(element).filter(({ tagName }) => tagName === inner));
}

function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((each) => each.name === name)?.value ?? '';
}

/** Returns the visible words; scripts and styles are in the head and, as data, in script elements. */
function textOf(node: Node | undefined): string {
  if (!node) return '';
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'script' || !('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join(' ').trim();
}

/** Elements in which the number and order of children do not count. */
const lists = new Set(['ul', 'ol', 'nav', 'section']);

/** Tags and attributes; of a list's items, each kind counts once, however many there are. */
function outline(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) =>
    wordAttributes.has(name) ? name : `${name}=${value.replace(icon, 'icon-x').replace(hue, '--hue')}`,
  );
  const children = element.childNodes.filter((child): child is Element => 'tagName' in child).map(outline);
  const inner = lists.has(element.tagName) ? [...new Set(children)].toSorted() : children;
  return `<${[element.tagName, ...attributes].join(' ')}>${inner.join('')}</${element.tagName}>`;
}
