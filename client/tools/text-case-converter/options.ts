/** What is converted: each line on its own, the text as one, the keys of JSON, or names of two words and more in code. */
export type Scope = 'lines' | 'whole' | 'keys' | 'names';

/** The language whose letters need rules of their own; `any` has the rules of Unicode alone. */
export type Language = 'any' | 'tr' | 'az' | 'lt' | 'el' | 'nl';

export type TitleStyle = 'apa' | 'chicago' | 'every';

export interface CaseOptions {
  readonly scope: Scope;
  readonly language: Language;
  readonly titleStyle: TitleStyle;
  /** Whether digits belong to the word before them (`v2`) or are a word of their own (`v_2`). */
  readonly digits: 'joined' | 'apart';
  /** Words with a spelling of their own, parted by commas or spaces. */
  readonly acronyms: string;
}
