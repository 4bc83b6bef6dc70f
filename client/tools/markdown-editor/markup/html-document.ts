import { isEmbeddedImage } from '../markdown/addresses.ts';
import type { MarkdownDocument } from '../logic.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import { escapeText, serializeMarkup } from './serialize.ts';
import { contentStyle } from './content-style.ts';

/** The style of document.html. After a change, update the hash; `html-document.test.ts` reports the new one. */
export const documentStyle = `
:root { color-scheme: light dark; font: 1rem/1.65 system-ui, sans-serif; --mono: ui-monospace, Consolas, monospace; --accent: light-dark(#0b5fb0, #7cc0ff); --danger: light-dark(#b3261e, #ff9b93); --surface-2: light-dark(#f3f3f1, #26282d); --line: light-dark(#d5d5d0, #45484f); --line-strong: light-dark(#c9c9c4, #55585f); --ink-2: light-dark(#55565a, #b8bac0); --syntax-comment: light-dark(#6a6f76, #9aa0a8); --syntax-atom: light-dark(#8a3ab9, #d3a4ff); --syntax-string: light-dark(#1b6e3c, #8fd6a4); --syntax-number: light-dark(#a4480a, #f2b27a); --syntax-key: light-dark(#1257a6, #86bdff); }
body { max-width: 46rem; margin: 2.5rem auto; padding: 0 1.25rem; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { margin: 1.6em 0 0.5em; line-height: 1.25; }
h1 { margin-top: 0; font-size: 2rem; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.25rem; }
h4 { font-size: 1.1rem; }
h5, h6 { font-size: 1rem; }
p, ul, ol, dl, table, pre, blockquote, details { margin: 0 0 1em; }
hr { margin-block: 2em; }
${contentStyle}
@media print { body { max-width: none; margin: 0; } a { color: inherit; } }
`;

/** The SHA-256 with which the document's own content security policy allows only this style. */
export const documentStyleHash = 'sha256-3qLd7PU5XYbUio3Fcz3iNpClJfWQo2wJ9TzyiunPOQc=';

export interface HtmlDocumentOptions {
  /** The document's language as a BCP 47 tag. */
  readonly language: string;
  /** Whether web images load when the document is opened; otherwise they become links. */
  readonly loadsWebImages: boolean;
}

/**
 * Writes a complete HTML document in one file: with its style, without scripts, and with a policy that forbids them.
 */
export function makeHtmlDocument(document: MarkdownDocument, options: HtmlDocumentOptions): string {
  const { language, loadsWebImages } = options;
  const images = loadsWebImages ? 'data: https: http:' : 'data:';
  const policy = [
    "default-src 'none'",
    `style-src '${documentStyleHash}'`,
    `img-src ${images}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const body = document.blocks.map(({ nodes }) => {
    const html = serializeMarkup(loadsWebImages ? nodes : linkImages(nodes, false));
    return html.endsWith('\n') ? html : `${html}\n`;
  });
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeText(document.title ?? 'Document')}</title>
<style>${documentStyle}</style>
</head>
<body>
${body.join('')}</body>
</html>
`;
}

/** Replaces pictures that are not embedded with links. */
function linkImages(nodes: readonly MarkupNode[], isInLink: boolean): MarkupNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') return linkImage(node, isInLink);
    return { ...node, children: linkImages(node.children, isInLink || node.tag === 'a') };
  });
}

function linkImage(image: MarkupElement, isInLink: boolean): MarkupNode {
  const { src = '', alt = '' } = image.attributes;
  if (isEmbeddedImage(src)) return image;
  const children = [alt === '' ? src : alt];
  return isInLink || src === ''
    ? { tag: 'span', attributes: {}, children }
    : { tag: 'a', attributes: { href: src }, children };
}
