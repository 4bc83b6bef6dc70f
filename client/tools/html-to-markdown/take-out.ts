/** Takes HTML out of what holds it: a section of XML, as in feeds, the header of Windows' clipboard, or frames. */
export function takeOut(html: string): string {
  const bare = html
    .replace(/^\s*<!\[CDATA\[([^]*)\]\]>\s*$/, '$1')
    .replace(/^Version:\d\.\d\s+(?:\w+:[^\n<]*\n)+(?=\s*<)/, '');
  if (!/<frameset\b/i.test(bare)) return bare;
  // A page of frames has no body of its own, but one for browsers without them.
  return bare
    .replaceAll(/<\/?(?:frameset|noframes)\b[^<>]*>/gi, '')
    .replaceAll(/<frame\b([^<>]*)>/gi, '<p><iframe$1></iframe></p>');
}

/** Puts rows that were copied without their table into one: by themselves they lose their columns. */
export function inTable(html: string): string {
  return /^\s*<(?:caption|col|colgroup|t[hrd]|thead|tbody|tfoot)[\s>]/i.test(html)
    ? `<table>${html}</table>`
    : html;
}
