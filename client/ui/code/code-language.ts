/** The languages the editor colors; the rows of columns are never wrapped. */
export type CodeLanguage = 'json' | 'plain' | 'columns';
