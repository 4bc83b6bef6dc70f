/**
 * The text to convert: each line separately, the whole text, the keys of JSON, or names of two or more words in code.
 */
export type Scope = 'lines' | 'whole' | 'keys' | 'names';

/** A language with special letters; `any` uses only Unicode's rules. */
export type Language = 'any' | 'tr' | 'az' | 'lt' | 'el' | 'nl';

export type TitleStyle = 'apa' | 'chicago' | 'every';

export interface CaseOptions {
  readonly scope: Scope;
  readonly language: Language;
  readonly titleStyle: TitleStyle;
  /** Whether digits belong to the word before them (`v2`) or form a word of their own (`v_2`). */
  readonly digits: 'joined' | 'apart';
  /** Words with a fixed spelling, separated by commas or spaces. */
  readonly acronyms: string;
}
