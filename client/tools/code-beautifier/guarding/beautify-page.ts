import { ToolInputError } from '#core/errors.ts';
import { beautify, type Layout } from '../beautify.ts';
import { closeElements } from './close-elements.ts';
import { explainClosing } from './explain-closing.ts';
import { isNoPage, isSamePage } from './judge-page.ts';
import { visibleText } from './visible-text.ts';

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
