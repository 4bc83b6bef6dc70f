import { isEmbeddedImage } from '../markdown/addresses.ts';
import { documentStyle, documentStyleHash } from './document-style.ts';
import type { MarkdownDocument } from '../logic.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import { escapeText, serializeMarkup } from './serialize.ts';

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
