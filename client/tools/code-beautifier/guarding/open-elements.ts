import { ToolInputError, type Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { type HtmlTag, tagsOf } from './html-tags.ts';

/** HTML Standard, 13.1.2 and 13.2.6.4.7: elements without content, old ones included. */
const empty =
  /^(?:area|base|basefont|bgsound|br|col|embed|frame|hr|image|img|input|keygen|link|meta|param|source|track|wbr)$/;
/** Where white space is content, prettier would change what it takes for the text behind the element. */
const keepsSpace = /^(?:listing|plaintext|pre|textarea|title|xmp)$/;
/** More notes than that help nobody. */
const mostNotes = 10;

/**
 * Returns a note for each element that a slash seems to close (`<a name="x"/>`): HTML ignores the slash, but prettier
 * does not (HTML Standard, non-void-html-element-start-tag-with-trailing-solidus). Throws a ToolInputError where the
 * layout would change the content.
 */
export function noteOpenElements(source: string): Note[] {
  // XHTML, where the slash counts.
  if (/^\s*<\?xml\b/.test(source)) return [];
  const tags = [...openElements(source)];
  const kept = tags.find(({ name }) => keepsSpace.test(name));
  if (kept) {
    throw new ToolInputError(`HTML ignores the slash in <${kept.name}/>: what follows is its content.`, {
      ...placeOf(source, kept.from),
      hint: `Write <${kept.name}></${kept.name}>.`,
    });
  }
  return tags.slice(0, mostNotes).map(({ name, from }) => ({
    severity: 'warning',
    sentence: `HTML ignores the slash in <${name}/>: the element stays open, unlike in this layout.`,
    hint: `Write <${name}></${name}> to close it.`,
    place: { ...placeOf(source, from), length: name.length + 1 },
  }));
}

/** Within SVG and MathML a slash closes any element, but not in the HTML that they hold. */
function* openElements(source: string): Generator<HtmlTag> {
  const inside: string[] = [];
  for (const tag of tagsOf(source)) {
    const { name, hasSlash } = tag;
    const isForeign = /^(?:svg|math)$/.test(name) || /^(?:svg|math)$/.test(inside.at(-1) ?? '');
    if (/^(?:svg|math|foreignobject|annotation-xml)$/.test(name)) {
      if (!hasSlash) inside.push(name);
    } else if (name === `/${inside.at(-1) ?? ''}`) inside.pop();
    if (hasSlash && !isForeign && !name.startsWith('/') && !empty.test(name)) yield tag;
  }
}
