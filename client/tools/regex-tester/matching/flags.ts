/** The flags in the order of the switches. */
export const flags = [
  { id: 'g', name: 'global', help: 'all matches, not only the first' },
  { id: 'i', name: 'ignore case', help: 'large and small letters are the same' },
  { id: 'm', name: 'multiline', help: '^ and $ match at every line' },
  { id: 's', name: 'dot all', help: '. matches line breaks, too' },
  { id: 'u', name: 'unicode', help: 'characters instead of UTF-16 units, and \\p{…}' },
  { id: 'y', name: 'sticky', help: 'each match begins where the last one ended' },
  { id: 'v', name: 'unicode sets', help: 'as u, with set operations in [ ]; replaces u' },
] as const;

export type FlagId = (typeof flags)[number]['id'];

/** Returns the enabled flags as written after a pattern. */
export function flagText(on: Readonly<Record<FlagId, boolean>>): string {
  return flags
    .filter(({ id }) => on[id])
    .map(({ id }) => id)
    .join('');
}
