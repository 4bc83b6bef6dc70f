import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** HTML Standard, 15.3: elements that end the line of the text around them. */
const blocks =
  /^(?:#document|html|body|address|article|aside|blockquote|br|caption|center|col|colgroup|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|header|hgroup|hr|legend|li|listing|main|menu|nav|ol|optgroup|option|p|plaintext|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|xmp)$/;
/** Elements without visible text. */
const hidden =
  /^(?:#comment|#documentType|area|base|basefont|datalist|head|link|meta|noembed|noframes|param|rp|script|source|style|template|title|track)$/;
/** Elements that are in a line like a letter, and whose content is a separate text. */
const boxes =
  /^(?:audio|button|canvas|embed|iframe|img|input|meter|object|progress|select|svg|textarea|video)$/;

/** Returns the text of a page as a browser shows it without styles: each run of spaces is one, or none at a line's end. */
export function visibleText(html: string): string {
  const parts: string[] = [];
  const own: string[] = [];
  const look = (node: Node): void => {
    const name = node.nodeName;
    if (hidden.test(name)) return;
    if (name === '#text' && 'value' in node) parts.push(node.value);
    const children = 'childNodes' in node ? node.childNodes : [];
    // Browsers hide a closed dialog, and show an open one apart from the text.
    if (boxes.test(name) || name === 'dialog') {
      if (name !== 'dialog') parts.push('\uFFFC');
      const at = parts.length;
      children.forEach(look);
      own.push(inLines(parts.splice(at)));
      return;
    }
    const edge = blocks.test(name) ? '\n\n' : '';
    parts.push(edge);
    children.forEach(look);
    parts.push(edge);
  };
  look(parse(html, { scriptingEnabled: false }));
  return [inLines(parts), ...own].join('\0');
}

/** Two line ends are the edge of a block; in the text of a page, a line end is a space. */
const inLines = (parts: readonly string[]) =>
  parts
    .map((part) => (part === '\n\n' ? '\0' : part.replaceAll(/[ \t\n\f\r]+/g, ' ')))
    .join('')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?\0[ \0]*/g, '\n')
    .trim();
