import { type CharacterTable, makeCharacterTable } from './character-table.ts';

let loading: Promise<CharacterTable> | undefined;

/** Loads the table of Unicode 17, once: about 140 kB after gzip. */
export function loadCharacters(): Promise<CharacterTable> {
  loading ??= import('./unicode-17.json', { with: { type: 'json' } }).then(({ default: data }) =>
    makeCharacterTable(data),
  );
  // After a failure, such as a lost connection, the next call tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}
