/**
 * The rules that the preview and document.html share. Colors are the site's variables; document.html defines its own.
 * Temml's formulas need classes, because style attributes are forbidden.
 */
export const contentStyle = `
a { color: var(--accent); }
code, pre, kbd, samp, tt { font-family: var(--mono); font-size: 0.9em; }
code, kbd { padding: 0.1em 0.3em; border-radius: 5px; background: var(--surface-2); }
pre { padding: 0.85em 1em; border-radius: 8px; background: var(--surface-2); overflow-x: auto; tab-size: 4; }
pre code { padding: 0; background: none; }
li:has(> input), li:has(> p > input) { list-style: none; }
li > input, li > p > input { margin: 0 0.4em 0 -1.4em; }
ul, ol { padding-inline-start: 1.7em; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line-strong); color: var(--ink-2); }
table { display: block; max-inline-size: 100%; border-collapse: collapse; overflow-x: auto; }
th, td { padding: 0.35em 0.75em; border: 1px solid var(--line); text-align: start; }
[align="right"] { text-align: right; }
[align="center"], center { text-align: center; }
[align="left"] { text-align: left; }
hr { block-size: 1px; border: 0; background: var(--line-strong); }
img { max-inline-size: 100%; block-size: auto; }
.footnotes { font-size: 0.9em; }
blockquote[class] { border-inline-start: 4px solid var(--alert); color: inherit; }
.alert-title { margin-block: 0 0.3em; font-weight: 650; color: var(--alert); }
.alert-note { --alert: light-dark(#2f6fdb, #5b9bff); }
.alert-tip { --alert: light-dark(#1f8a4c, #4cc27d); }
.alert-important { --alert: light-dark(#7c4fd8, #b08bff); }
.alert-warning { --alert: light-dark(#a86a00, #e0a93b); }
.alert-caution { --alert: light-dark(#c93434, #ff7b7b); }
img[alt^="Diagram: "] { padding: 0.5em; border-radius: 8px; background: #fff; }
.unreadable code { color: var(--danger); text-decoration: underline wavy; }
math { font-size: 1.1em; }
math[display="block"] { margin-block: 0.7em; overflow-x: auto; overflow-y: hidden; }
.tml-right { text-align: right; }
.tml-left { text-align: left; }
mtd.tml-no-start { padding-left: 0; }
mtd.tml-no-end { padding-right: 0; }
.tml-jot mtd { padding-block: 0.35ex; }
.tml-boxed { padding: 3pt; border: 1px solid; }
.hljs-comment, .hljs-quote, .hljs-meta { color: var(--syntax-comment); }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type, .hljs-built_in { color: var(--syntax-atom); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol { color: var(--syntax-string); }
.hljs-number, .hljs-bullet, .hljs-link { color: var(--syntax-number); }
.hljs-title, .hljs-section, .hljs-name, .hljs-attr, .hljs-attribute, .hljs-property, .hljs-variable { color: var(--syntax-key); }
.hljs-deletion { color: var(--danger); }
.hljs-emphasis { font-style: italic; }
.hljs-strong { font-weight: 700; }
@media print { pre { white-space: pre-wrap; } }
`;
