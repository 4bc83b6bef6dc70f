import { ToolInputError } from '#core/errors.ts';
import { beautify, type Layout } from '../beautify.ts';
import { closeElements, optional } from './close-elements.ts';
import { isNoPage, isSamePage } from './judge-page.ts';
import { visibleText } from './visible-text.ts';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { placeOf } from '#core/text/encodings/text-place.ts';

/**
 * Formats a page with all its end tags, or unchanged if they would change its elements or prettier refuses them.
 */
export async function beautifyPage(source: string, layout: Layout): Promise<string> {
  const closed = isNoPage(source) ? source : closeElements(source);
  if (closed !== source && isSamePage(source, closed)) {
    try {
      return await layOutPage(closed, source, layout);
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
    }
  }
  try {
    return await layOutPage(source, source, layout);
  } catch (error) {
    throw error instanceof ToolInputError ? (explainClosing(source, error) ?? error) : error;
  }
}

/**
 * Prettier puts line ends around elements that it takes for blocks, such as `<script>` inside a word; where that would
 * show a space, no tag gets one.
 */
async function layOutPage(page: string, source: string, layout: Layout): Promise<string> {
  const text = await beautify(page, 'html', layout);
  if (layout.isSpaceFree || visibleText(text) === visibleText(source)) return text;
  return beautify(page, 'html', { ...layout, isStrict: true });
}

type Element = DefaultTreeAdapterTypes.Element;

const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** Names the element that is not closed where prettier meets the end tag of another one. */
function explainClosing(source: string, { message, details }: ToolInputError): ToolInputError | undefined {
  const [, name] = /^Unexpected closing tag "([^"]+)"/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const elements = elementsOf(parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  const outer = elements.find(
    ({ tagName, sourceCodeLocation: at }) => tagName === name && at?.endTag?.startLine === details.line,
  );
  const inner = outer ? elementsOf(outer).filter(isOpen) : [];
  const open = inner.findLast(({ tagName }) => !optional.test(tagName)) ?? inner.at(-1);
  const start = open?.sourceCodeLocation?.startOffset;
  if (!open || start === undefined) {
    const hint = 'Remove this tag, or look for an element before it that is not closed.';
    const sentence = `No open element fits this </${name}>: HTML closed it earlier, or it never began.`;
    return new ToolInputError(sentence, { ...details, hint });
  }
  const tag = open.tagName;
  return new ToolInputError(`<${tag}> is not closed before the </${name}> in line ${details.line}.`, {
    ...placeOf(source, start),
    hint: optional.test(tag)
      ? `HTML lets a page omit this end tag, but the layout needs it: write </${tag}>.`
      : `Write </${tag}> where it ends.`,
  });
}

const isOpen = ({ tagName, sourceCodeLocation: at }: Element) =>
  at?.startTag !== undefined && !at.endTag && !empty.test(tagName);

/** Returns the elements inside a node in the order of the source. */
function elementsOf(node: DefaultTreeAdapterTypes.Node): Element[] {
  const elements: Element[] = [];
  const look = (each: DefaultTreeAdapterTypes.Node): void => {
    if (each !== node && 'tagName' in each) elements.push(each);
    if ('content' in each) look(each.content);
    if ('childNodes' in each) each.childNodes.forEach(look);
  };
  look(node);
  return elements;
}
