import { readOwn } from '#core/collections/read-own.ts';

/** Words that people search for, and the word of our texts that means the same. */
const synonyms: Readonly<Record<string, string>> = {
  privacy: 'safe',
  private: 'safe',
  password: 'safe',
  passwords: 'safe',
  security: 'safe',
  secure: 'safe',
  upload: 'safe',
  offline: 'network',
  internet: 'network',
  cost: 'free',
  price: 'free',
  login: 'account',
  register: 'account',
  mobile: 'phone',
  bug: 'does not work',
  error: 'does not work',
};

/** Returns a test for texts that together hold each word of a search, or its synonym. */
export function matchSearch(search: string): (...texts: readonly string[]) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = texts.join('\n').toLowerCase();
    return words.every((word) => text.includes(word) || text.includes(readOwn(synonyms, word) ?? word));
  };
}
