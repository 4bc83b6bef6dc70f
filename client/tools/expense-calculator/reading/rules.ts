import { ToolInputError } from '#core/errors.ts';

/** A word that assigns a category to rows without one. */
export interface Rule {
  readonly word: string;
  readonly category: string;
}

/** Reads one rule per line: “rewe = Food”. Throws a ToolInputError with the line. */
export function readRules(text: string): readonly Rule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [word = '', category = ''] = line.split('=').map((part) => part.trim());
    if (word !== '' && category !== '') return [{ word: word.toLowerCase(), category }];
    throw new ToolInputError(`“${line.trim().slice(0, 40)}” is not a rule.`, {
      field: 'rules',
      line: index + 1,
      column: 1,
      hint: 'Write a word, “=” and the category.',
    });
  });
}

/** Returns the category of the first rule whose word occurs in a text; undefined for none. */
export function categoryByRules(text: string, rules: readonly Rule[]): string | undefined {
  const plain = text.toLowerCase();
  return rules.find(({ word }) => plain.includes(word))?.category;
}
