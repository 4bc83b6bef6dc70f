/** Colored by the modes of `code-modes.ts`. */
export const coloredLanguages = ['css', 'html', 'javascript', 'sql', 'svg', 'xml', 'yaml'] as const;
export type ColoredLanguage = (typeof coloredLanguages)[number];

/**
 * The language of the editor's text: `json` can be folded as well, and the rows of `columns` are never wrapped.
 */
export type CodeLanguage = 'json' | 'plain' | 'columns' | ColoredLanguage;

/** True for the languages of `code-modes.ts`. */
export function isColored(language: string): language is ColoredLanguage {
  return (coloredLanguages as readonly string[]).includes(language);
}
