import { mathStyle } from '../markup/math-style.ts';

/** The style of the preview inside its shadow root, in the site's colors. */
export const previewStyle = `
:host { display: block; block-size: 100%; }
.scroller { position: relative; block-size: 100%; overflow: auto; padding: 0.65rem 1.1rem 2rem; color: var(--ink); overflow-wrap: break-word; line-height: 1.6; }
.scroller:focus-visible { outline: 2.5px solid var(--focus); outline-offset: -3px; }
.chunk { content-visibility: auto; }
.block { display: flow-root; padding-block: 0.45rem; }
.block > :first-child { margin-block-start: 0; }
.block > :last-child { margin-block-end: 0; }
h1, h2, h3, h4, h5, h6 { margin: 1em 0 0.4em; line-height: 1.25; font-weight: 680; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.4rem; }
h3 { font-size: 1.2rem; }
h4 { font-size: 1.05rem; }
h5 { font-size: 1rem; }
h6 { font-size: 0.9375rem; color: var(--ink-2); }
p, ul, ol, dl, table, pre, blockquote, details { margin: 0 0 0.8em; }
ul, ol { padding-inline-start: 1.7em; }
li > ul, li > ol { margin-block-end: 0; }
li:has(> input), li:has(> p > input) { list-style: none; }
li > input, li > p > input { margin: 0 0.4em 0 -1.4em; accent-color: var(--accent); }
a { color: var(--accent); text-decoration: underline; cursor: pointer; }
a:focus-visible { outline: 2.5px solid var(--focus); border-radius: 3px; }
code, pre, kbd, samp, tt { font-family: var(--mono); font-size: 0.9em; }
code, kbd { padding: 0.08em 0.3em; border-radius: 5px; background: var(--surface-2); }
kbd { border: 1px solid var(--line); }
pre { padding: 0.8em 1em; border-radius: var(--r-s); background: var(--surface-2); overflow-x: auto; tab-size: 4; }
pre code { padding: 0; background: none; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line-strong); color: var(--ink-2); }
table { display: block; max-inline-size: 100%; border-collapse: collapse; overflow-x: auto; }
th, td { padding: 0.35em 0.75em; border: 1px solid var(--line); text-align: start; }
th { background: var(--surface-2); }
[align="right"] { text-align: right; }
[align="center"], center { text-align: center; }
[align="left"] { text-align: left; }
hr { block-size: 1px; margin: 1em 0; border: 0; background: var(--line-strong); }
.footnotes { font-size: 0.9em; color: var(--ink-2); }
blockquote[class] { border-inline-start: 4px solid var(--alert); color: inherit; }
.alert-note { --alert: light-dark(#2f6fdb, #5b9bff); }
.alert-tip { --alert: light-dark(#1f8a4c, #4cc27d); }
.alert-important { --alert: light-dark(#7c4fd8, #b08bff); }
.alert-warning { --alert: light-dark(#a86a00, #e0a93b); }
.alert-caution { --alert: light-dark(#c93434, #ff7b7b); }
.alert-title { margin: 0 0 0.3em; font-weight: 650; color: var(--alert); }
img[alt^="Diagram: "] { padding: 0.5em; border-radius: 8px; background: #fff; }
.unreadable code { color: var(--danger); text-decoration: underline wavy; }
math { font-size: 1.1em; }
math[display="block"] { margin-block: 0.6em; overflow-x: auto; overflow-y: hidden; }
${mathStyle}
.hljs-comment, .hljs-quote, .hljs-meta { color: var(--syntax-comment); }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type, .hljs-built_in { color: var(--syntax-atom); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol { color: var(--syntax-string); }
.hljs-number, .hljs-bullet, .hljs-link { color: var(--syntax-number); }
.hljs-title, .hljs-section, .hljs-name, .hljs-attr, .hljs-attribute, .hljs-property, .hljs-variable { color: var(--syntax-key); }
.hljs-deletion { color: var(--danger); }
.hljs-emphasis { font-style: italic; }
.hljs-strong { font-weight: 700; }
img { max-inline-size: 100%; block-size: auto; }
.image-note { display: inline-block; max-inline-size: 100%; padding: 0.15rem 0.6rem; border: 1px dashed var(--line-strong); border-radius: var(--r-s); color: var(--ink-2); font-size: 0.875rem; }
@media print {
  :host, .scroller { block-size: auto; overflow: visible; padding: 0; }
  .chunk { content-visibility: visible; }
  .block { break-inside: auto; }
  pre { white-space: pre-wrap; }
}
`;
