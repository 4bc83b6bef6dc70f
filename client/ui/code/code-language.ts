/** The languages the editor colours. */
export type CodeLanguage = 'json' | 'plain';
