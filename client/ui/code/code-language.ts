/** The languages the editor colours; the rows of columns are never wrapped. */
export type CodeLanguage = 'json' | 'plain' | 'columns';
