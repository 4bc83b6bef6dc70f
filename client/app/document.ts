import { addressOf, siteSettings } from '#client/lib/site-data.ts';

export interface DocumentParts {
  readonly head: string;
  /** The root element, as `renderRoot` makes it. */
  readonly root: string;
  readonly pageData: string;
  /** Runs before anything is painted. */
  readonly headScript: string;
  /** The text of the style element. */
  readonly styles: string;
  /** The files that hold the rest of the styles, in their order. */
  readonly styleSheets: readonly string[];
  /** Starts React, which nothing waits for but `mainScript`. */
  readonly reactScript?: string | undefined;
  readonly mainScript: string;
  /** Further chunks the page needs first. */
  readonly chunks: readonly string[];
}

/**
 * Returns a page's whole HTML. The styles of its first sight are inline and allowed by hash, so nothing is
 * requested before the first paint. The other styles come after the content, which is painted meanwhile; scripts
 * wait for it.
 */
export function renderDocument(parts: DocumentParts): string {
  const { theme } = siteSettings;
  const { head, root, pageData, headScript, styles, styleSheets, reactScript, mainScript, chunks } = parts;
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}" fetchpriority="low">`);
  const scripts = [reactScript, mainScript]
    .filter((address) => address !== undefined)
    .map((address) => `<script type="module" src="${address}" fetchpriority="low"></script>`);
  return `<!doctype html>
<html lang="en"${theme === 'system' ? '' : ` data-default-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<script>${headScript}</script>
${head}
<link rel="icon" href="${addressOf('/favicon.svg')}" type="image/svg+xml">
${siteSettings.hasLogo ? '' : `<link rel="apple-touch-icon" href="${addressOf('/icon-192.png')}">\n`}<link rel="manifest" href="${addressOf('/site.webmanifest')}">
<meta name="theme-color" content="#fcfbf8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0f1218" media="(prefers-color-scheme: dark)">
<style>${styles}</style>
${preloads.join('\n')}
${scripts.join('\n')}
</head>
<body>
${root}
${styleSheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
<script type="application/json" id="page-data">${pageData}</script>
</body>
</html>
`;
}
