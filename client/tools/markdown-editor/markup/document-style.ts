import { mathStyle } from './math-style.ts';

/** The style of document.html. After a change, update the hash; `html-document.test.ts` reports the new one. */
export const documentStyle = `
:root { color-scheme: light dark; font: 1rem/1.65 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2.5rem auto; padding: 0 1.25rem; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { margin: 1.6em 0 0.5em; line-height: 1.25; }
h1 { margin-top: 0; font-size: 2rem; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.25rem; }
h4 { font-size: 1.1rem; }
h5, h6 { font-size: 1rem; }
p, ul, ol, dl, table, pre, blockquote, details { margin: 0 0 1em; }
ul, ol { padding-left: 1.7em; }
li:has(> input) { list-style: none; }
li > input { margin: 0 0.4em 0 -1.4em; }
a { color: light-dark(#0b5fb0, #7cc0ff); }
code, pre, kbd, samp { font-family: ui-monospace, Consolas, monospace; font-size: 0.9em; }
code, kbd { padding: 0.1em 0.3em; border-radius: 4px; background: light-dark(#f0f0ee, #2b2d33); }
pre { padding: 0.9em 1em; border-radius: 8px; background: light-dark(#f5f5f3, #24262b); overflow-x: auto; }
pre code { padding: 0; background: none; }
blockquote { margin-left: 0; padding-left: 1em; border-left: 3px solid light-dark(#c9c9c4, #55585f); color: light-dark(#55565a, #b8bac0); }
table { display: block; max-width: 100%; border-collapse: collapse; overflow-x: auto; }
th, td { padding: 0.35em 0.75em; border: 1px solid light-dark(#d5d5d0, #45484f); text-align: start; }
[align="right"] { text-align: right; }
[align="center"] { text-align: center; }
[align="left"] { text-align: left; }
hr { height: 1px; margin: 2em 0; border: 0; background: light-dark(#d5d5d0, #45484f); }
img { max-width: 100%; height: auto; }
.footnotes { font-size: 0.9em; }
blockquote[class] { border-left: 4px solid var(--alert); color: inherit; }
.alert-title { margin-bottom: 0.3em; font-weight: 650; color: var(--alert); }
.alert-note { --alert: light-dark(#2f6fdb, #5b9bff); }
.alert-tip { --alert: light-dark(#1f8a4c, #4cc27d); }
.alert-important { --alert: light-dark(#7c4fd8, #b08bff); }
.alert-warning { --alert: light-dark(#a86a00, #e0a93b); }
.alert-caution { --alert: light-dark(#c93434, #ff7b7b); }
img[alt^="Diagram: "] { padding: 0.5em; border-radius: 8px; background: #fff; }
.unreadable code { color: light-dark(#b3261e, #ff9b93); text-decoration: underline wavy; }
math { font-size: 1.1em; }
math[display="block"] { margin: 0.8em 0; overflow-x: auto; overflow-y: hidden; }
${mathStyle}
.hljs-comment, .hljs-quote, .hljs-meta { color: light-dark(#6a6f76, #9aa0a8); }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type, .hljs-built_in { color: light-dark(#8a3ab9, #d3a4ff); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol { color: light-dark(#1b6e3c, #8fd6a4); }
.hljs-number, .hljs-bullet, .hljs-link { color: light-dark(#a4480a, #f2b27a); }
.hljs-title, .hljs-section, .hljs-name, .hljs-attr, .hljs-attribute, .hljs-property, .hljs-variable { color: light-dark(#1257a6, #86bdff); }
.hljs-deletion { color: light-dark(#b3261e, #ff9b93); }
.hljs-emphasis { font-style: italic; }
.hljs-strong { font-weight: 700; }
@media print { body { max-width: none; margin: 0; } a { color: inherit; } pre { white-space: pre-wrap; } }
`;

/** The SHA-256 with which the document's own content security policy allows only this style. */
export const documentStyleHash = 'sha256-e1fOZmEewP3WX6sAwYSQ5ZPN+mOvnu+kmCCd6fStXuk=';
