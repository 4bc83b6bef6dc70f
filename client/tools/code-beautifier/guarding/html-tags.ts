/** Comments, code of templates, elements whose content is text, and the beginnings of tags. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<%[\s\S]*?(?:%>|$)|<\?[\s\S]*?(?:\?>|$)|<(script|style|textarea|title|xmp|iframe|noembed|noframes|plaintext)(?=[\t\n\f\r />])|<\/?[a-z][^\t\n\f\r />]*/gi;
/** HTML Standard, 13.2.5.33 to 13.2.5.38: a value without quotes ends at a space or at “>”. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:([\t\n\f\r ]*=[\t\n\f\r ]*)("[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*))?/y;

export interface HtmlTag {
  /** In small letters, with a slash before it where the tag ends an element. */
  readonly name: string;
  readonly from: number;
  /** The values of its attributes with their quotation marks. */
  readonly values: readonly { readonly value: string; readonly from: number }[];
  readonly hasSlash: boolean;
}

/** Yields the tags of a page as HTML reads them: none within a script or a text box. */
export function* tagsOf(source: string): Generator<HtmlTag> {
  const search = new RegExp(parts);
  for (let match = search.exec(source); match; match = search.exec(source)) {
    if (/^<[!%?]/.test(match[0])) continue;
    const values: { value: string; from: number }[] = [];
    let end = search.lastIndex;
    attribute.lastIndex = end;
    for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
      end = attribute.lastIndex;
      const [, , , value] = found;
      if (value !== undefined) values.push({ value, from: end - value.length });
    }
    const hasSlash = /^[\t\n\f\r /]*\/>/.test(source.slice(end, end + 100));
    yield { name: match[0].slice(1).toLowerCase(), from: match.index, values, hasSlash };
    search.lastIndex = match[1] ? endOfText(source, match[1], end) : end;
  }
}

function endOfText(source: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(source)?.index ?? source.length;
}
