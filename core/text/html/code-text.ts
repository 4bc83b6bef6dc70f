import {
  blocks,
  childrenOf,
  findAll,
  type HtmlDocument,
  type HtmlElement,
  isInside,
  moveChildren,
  replaceTag,
} from './html-element.ts';

/** Leaves the text alone in code, where Markdown would show the signs of marks and links. */
export function flattenCode(document: HtmlDocument): void {
  for (const old of findAll(document, ['xmp', 'listing'])) replaceTag(document, old, 'pre');
  for (const old of findAll(document, ['tt', 'samp'])) replaceTag(document, old, 'code');
  for (const pre of findAll(document, ['pre'])) {
    removeControls(pre);
    const language = findLanguage(pre);
    if (language !== '') pre.setAttribute('lang', language);
    else pre.removeAttribute('lang');
    setText(document, pre);
  }
  for (const code of findAll(document, ['code'])) {
    if (isInside(code, ['pre'])) continue;
    const link = findOnlyLink(code);
    if (link) {
      const around = link.cloneNode(false);
      code.parentNode?.insertBefore(around, code);
      around.appendChild(code);
    }
    setText(document, code);
  }
}

/** Beside code in a block with buttons there are only its title and the names of the buttons. */
function removeControls(pre: HtmlElement): void {
  const codes = pre.querySelector('button') ? findCodes(pre) : [];
  const [code] = codes;
  if (!code || codes.length > 1) return;
  while (pre.firstChild) pre.removeChild(pre.firstChild);
  pre.appendChild(code);
}

function findCodes(parent: HtmlElement): HtmlElement[] {
  return childrenOf(parent).flatMap((child) => (child.nodeName === 'CODE' ? [child] : findCodes(child)));
}

function setText(document: HtmlDocument, element: HtmlElement): void {
  const pieces: string[] = [];
  addText(element, pieces);
  const rest = document.createElement('div');
  moveChildren(element, rest);
  element.appendChild(document.createTextNode(pieces.join('').replace(/\n$/, '')));
}

/** Adds the text as browsers show it in preformatted elements: each block is on lines of its own. */
function addText(parent: HtmlElement, pieces: string[]): void {
  const endLine = () => {
    if (pieces.at(-1)?.endsWith('\n') === false) pieces.push('\n');
  };
  for (const child of childrenOf(parent)) {
    if (isLineNumber(child) || isNoCode(child)) continue;
    const isBlock = blocks.test(child.nodeName);
    if (isBlock) endLine();
    if (child.nodeName === 'BR') pieces.push('\n');
    else if (child.nodeName !== '#text') addText(child, pieces);
    else if (child.nodeValue !== null && child.nodeValue !== '') pieces.push(child.nodeValue);
    if (isBlock) endLine();
  }
}

/** The numbers beside code, as CSDN and Pygments write them. */
function isLineNumber(node: HtmlElement): boolean {
  return /^(?:UL|OL|SPAN)$/.test(node.nodeName) && numbering.test(node.getAttribute('class') ?? '');
}

/** What is not shown, and what is not copied, such as the numbers of Hugo. */
function isNoCode(node: HtmlElement): boolean {
  if (/^(?:STYLE|SCRIPT)$/.test(node.nodeName)) return true;
  return node.nodeName === 'SPAN' && /user-select:\s*none/i.test(node.getAttribute('style') ?? '');
}

const numbering = /(?:^|\s)(?:pre-numbering|linenos?)(?:\s|$)/;

function findOnlyLink(parent: HtmlElement): HtmlElement | undefined {
  const shown = childrenOf(parent).filter((child) => child.textContent.trim() !== '');
  const [only] = shown;
  if (shown.length !== 1 || only === undefined) return undefined;
  return only.nodeName === 'A' ? only : findOnlyLink(only);
}

/** Finds a block's language where highlighters and Markdown renderers write it. */
function findLanguage(pre: HtmlElement): string {
  const code = childrenOf(pre).find(({ nodeName }) => nodeName === 'CODE');
  const around = [pre.parentNode, pre.parentNode?.parentNode].map((frame) =>
    languageInClass(frame?.nodeName === 'DIV' ? frame : undefined),
  );
  const names = [
    ...[code, pre].flatMap((element) => [
      element?.getAttribute('data-language'),
      element?.getAttribute('data-lang'),
      languageInClass(element),
    ]),
    pre.getAttribute('lang'),
    ...around,
  ];
  const name = names.find((found) => /^[^\s`]+$/.test(found ?? '')) ?? '';
  // Those that mean no language, and those of people.
  return /^(?:none|default|en|[a-z]{2}-[A-Z]{2})$/.test(name) ? '' : name;
}

function languageInClass(element: HtmlElement | undefined): string | undefined {
  const classes = element?.getAttribute('class') ?? '';
  const patterns = [
    // Prism, highlight.js, Jekyll, MediaWiki; Google's prettify and Stack Overflow.
    /(?:^|[\s-])lang(?:uage)?-(\S+)/,
    /(?:^|\s)highlight-(?:source|text)-([a-z\d+]+)/,
    /(?:^|\s)highlight-(\S+) notranslate/,
    // SyntaxHighlighter, and MDN.
    /(?:^|\s)brush:\s*([a-z][^\s;]*)/,
    /(?:^|\s)(?:sourceCode|hljs) (?:numberSource )?(?!hljs|sourceCode|numberLines)(\S+)/,
  ];
  return patterns.map((pattern) => pattern.exec(classes)?.[1]).find((language) => language !== undefined);
}
