/**
 * Scores how easy a name is to say and remember, from 0 to 100: short, few syllables, alternating vowels and
 * consonants.
 */
export function scoreName(name: string): number {
  const letters = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '');
  if (letters === '') return 0;
  const length = Math.max(0, Math.abs(letters.length - 7) - 1) * 5;
  const syllables = Math.max(0, (letters.match(/[aeiouy]+/g)?.length ?? 0) - 3) * 8;
  const crowds = (letters.match(/[bcdfghjklmnpqrstvwxz]{3,}/g) ?? []).length * 12;
  const doubtful = (letters.match(/ph|gh|ck|x|q|y|(.)\1/g) ?? []).length * 5;
  return Math.max(0, 100 - length - syllables - crowds - doubtful - (name.includes(' ') ? 5 : 0));
}

/** Returns a name for domains and accounts: lowercase letters and digits; letters of other scripts stay. */
export function handleOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns the domain for a name with the top-level domain `ending`, in the form of registries (IDNA, RFC 5890);
 * undefined if a label would be longer than 63 octets or contain invalid characters.
 */
export function domainOf(name: string, ending: string): string | undefined {
  const label = handleOf(name);
  if (label === '') return undefined;
  try {
    const { hostname } = new URL(`http://${label}.${ending}`);
    // A label must not begin or end with a hyphen (RFC 5891, section 4.2.3.1).
    const isLabel = (each: string) => each.length <= 63 && !/^-|-$/.test(each);
    return hostname.split('.').every(isLabel) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
