import list from './eff-large-wordlist.json' with { type: 'json' };

/** The 7,776 words of the EFF's large word list for dice (Joseph Bonneau, 2016; CC BY), in its order. */
export const wordList: readonly string[] = list;
