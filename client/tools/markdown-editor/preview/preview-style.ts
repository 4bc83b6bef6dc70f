import { contentStyle } from '../markup/content-style.ts';

/** The style of the preview inside its shadow root, in the site's colors. */
export const previewStyle = `
:host { display: block; block-size: 100%; }
.scroller { position: relative; block-size: 100%; overflow: auto; padding: 0.65rem 1.1rem 2rem; color: var(--ink); overflow-wrap: break-word; line-height: 1.6; }
.scroller:focus-visible { outline: 2.5px solid var(--focus); outline-offset: -3px; }
.chunk { content-visibility: auto; }
.block { display: flow-root; padding-block: 0.45rem; }
h1, h2, h3, h4, h5, h6 { margin: 1em 0 0.4em; line-height: 1.25; font-weight: 680; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.4rem; }
h3 { font-size: 1.2rem; }
h4 { font-size: 1.05rem; }
h5 { font-size: 1rem; }
h6 { font-size: 0.9375rem; color: var(--ink-2); }
p, ul, ol, dl, table, pre, blockquote, details { margin: 0 0 0.8em; }
li > ul, li > ol { margin-block-end: 0; }
hr { margin-block: 1em; }
${contentStyle}
.block > :first-child { margin-block-start: 0; }
.block > :last-child { margin-block-end: 0; }
li > input, li > p > input { accent-color: var(--accent); }
a { text-decoration: underline; cursor: pointer; }
a:focus-visible { outline: 2.5px solid var(--focus); border-radius: 3px; }
kbd { border: 1px solid var(--line); }
th { background: var(--surface-2); }
.footnotes { color: var(--ink-2); }
.image-note { display: inline-block; max-inline-size: 100%; padding: 0.15rem 0.6rem; border: 1px dashed var(--line-strong); border-radius: var(--r-s); color: var(--ink-2); font-size: 0.875rem; }
@media print {
  :host, .scroller { block-size: auto; overflow: visible; padding: 0; }
  .chunk { content-visibility: visible; }
  .block { break-inside: auto; }
}
`;
