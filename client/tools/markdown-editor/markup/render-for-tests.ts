import { parseMarkdown, serializeDocument } from '../logic.ts';
import type { Flavor } from '../markdown/parser.ts';

/** Renders Markdown as an HTML fragment. Formulas stay code. */
export function renderFragment(text: string, flavour: Flavor): string {
  return serializeDocument(parseMarkdown(text, flavour));
}
