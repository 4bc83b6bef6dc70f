/** What may stand in a result, and with which attributes; everything else is left out. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'name'],
  abbr: ['title'],
  b: [],
  bdi: [],
  bdo: [],
  blockquote: ['cite'],
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
  ol: ['start', 'reversed', 'type'],
  p: [],
  picture: [],
  pre: [],
  q: ['cite'],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  small: [],
  span: [],
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

/** The tags that GFM (6.11) disallows: they are shown as they were written. */
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
  return everywhere.has(name) || (attributesOf[tag]?.includes(name) ?? false);
}

export function isVoidElement(tag: string): boolean {
  return voidElements.has(tag);
}

/** True for tags that become text instead of vanishing. */
export function isShownAsText(tag: string): boolean {
  return shownAsText.has(tag);
}
