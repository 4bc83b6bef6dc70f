import { beautify, type Layout } from '../beautify.ts';
import { visibleText } from './visible-text.ts';

/**
 * Lays out a page. Prettier puts line ends around elements that it takes for blocks, such as `<script>` inside a word;
 * where that would show a space, no tag gets one.
 */
export async function beautifyPage(source: string, layout: Layout): Promise<string> {
  const text = await beautify(source, 'html', layout);
  if (layout.isSpaceFree || visibleText(text) === visibleText(source)) return text;
  return beautify(source, 'html', { ...layout, isStrict: true });
}
