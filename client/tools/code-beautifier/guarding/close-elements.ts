import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import { deepest, tooDeep } from '../layout-mistakes.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** HTML Standard, 13.1.2.4: the end tags that may be omitted. */
export const optional =
  /^(?:body|caption|colgroup|dd|dt|head|html|li|optgroup|option|p|rp|rt|tbody|td|tfoot|th|thead|tr)$/;

/**
 * Writes the end tags that HTML lets a page omit: prettier knows the rules of some, and refuses or misreads the others.
 * Throws a ToolInputError for elements nested too deeply.
 */
export function closeElements(source: string): string {
  const page = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const pieces: string[] = [];
  let done = 0;
  // If several end together, inner ones come first.
  for (const { name, at } of endsOf(page, source.length).sort(
    (one, other) => one.at - other.at || other.from - one.from,
  )) {
    pieces.push(source.slice(done, at), `</${name}>`);
    done = at;
  }
  return pieces.join('') + source.slice(done);
}

function endsOf(page: Node, length: number): { name: string; from: number; at: number }[] {
  const ends: { name: string; from: number; at: number }[] = [];
  const look = (node: Node, outer: number, depth: number): void => {
    if (depth > deepest) throw tooDeep();
    let end = outer;
    if ('tagName' in node && node.sourceCodeLocation?.startTag) {
      const { endTag, startOffset, endOffset } = node.sourceCodeLocation;
      // parse5 ends these at their start tag, and their content at the end of the text.
      const own = /^(?:body|html)$/.test(node.tagName) ? outer : endOffset;
      end = startOffset < outer ? Math.min(outer, endTag?.startOffset ?? own) : endOffset;
      if (!endTag && node.namespaceURI === html.NS.HTML && optional.test(node.tagName))
        ends.push({ name: node.tagName, from: startOffset, at: end });
    }
    if ('content' in node) look(node.content, end, depth + 1);
    if ('childNodes' in node) for (const child of node.childNodes) look(child, end, depth + 1);
  };
  look(page, length, 0);
  return ends;
}
