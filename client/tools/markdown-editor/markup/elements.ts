import { readOwn } from '#core/collections/read-own.ts';

/** The elements and attributes allowed in a result; all others are dropped. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'name'],
  abbr: ['title'],
  b: [],
  bdi: [],
  bdo: [],
  blockquote: ['cite', 'class'],
  br: [],
  caption: [],
  center: [],
  cite: [],
  code: ['class'],
  col: ['span', 'width'],
  colgroup: ['span'],
  dd: [],
  del: ['cite', 'datetime'],
  details: ['open'],
  dfn: ['title'],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  font: ['color', 'size'],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'title', 'width', 'height'],
  input: ['type', 'checked', 'disabled'],
  ins: ['cite', 'datetime'],
  kbd: [],
  li: ['value'],
  mark: [],
  ol: ['class', 'start', 'reversed', 'type'],
  p: ['class'],
  picture: [],
  pre: [],
  q: ['cite'],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  small: [],
  span: ['class'],
  strike: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  time: ['datetime'],
  tr: [],
  tt: [],
  u: [],
  ul: [],
  var: [],
  wbr: [],
};

const everywhere: ReadonlySet<string> = new Set(['align', 'dir', 'id', 'lang', 'title', 'valign']);

const voidElements: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

/** The elements of formulas (MathML Core); only our own formulas may use them, never a document's HTML. */
const mathElements: ReadonlySet<string> = new Set(
  'math menclose merror mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover mmultiscripts mprescripts none'.split(
    ' ',
  ),
);

const mathAttributes: ReadonlySet<string> = new Set(
  'accent accentunder class columnspan depth display displaystyle fence form height largeop linethickness lspace mathbackground mathcolor mathvariant maxsize minsize movablelimits notation rowspan rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
);

/** Class names that our own code uses; a document's HTML cannot use others. */
const ownClass = /^(?:alert-(?:note|tip|important|warning|caution|title)|footnotes)$/;

/** The tags that GFM (6.11) disallows; they are shown as text. */
const shownAsText: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

export function isAllowedElement(tag: string): boolean {
  return Object.hasOwn(attributesOf, tag);
}

export function isAllowedAttribute(tag: string, name: string): boolean {
  return everywhere.has(name) || (readOwn(attributesOf, tag)?.includes(name) ?? false);
}

export function isVoidElement(tag: string): boolean {
  return voidElements.has(tag);
}

/** Returns whether a tag is shown as text instead of being dropped. */
export function isShownAsText(tag: string): boolean {
  return shownAsText.has(tag);
}

export function isMathElement(tag: string): boolean {
  return mathElements.has(tag);
}

export function isMathAttribute(name: string): boolean {
  return mathAttributes.has(name);
}

/** Returns whether a document may use a class on an element; code may have any language. */
export function isAllowedClass(tag: string, value: string): boolean {
  return tag === 'code' || ownClass.test(value);
}
