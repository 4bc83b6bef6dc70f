import { parseMarkdown, serializeDocument } from '../logic.ts';
import type { Flavour } from '../markdown/parser.ts';

/** Markdown as an HTML fragment. Formulas stay code. */
export function renderFragment(text: string, flavour: Flavour): string {
  return serializeDocument(parseMarkdown(text, flavour));
}
