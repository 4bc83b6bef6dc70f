import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  tab: choice(['match', 'replace'], 'match'),
  pattern: asInput(text('')),
  g: flag(true),
  i: flag(false),
  m: flag(false),
  s: flag(false),
  u: flag(false),
  y: flag(false),
  v: flag(false),
  replacement: asInput(text('')),
  isEscaped: flag(false, String.raw`Read \n, \t and \u{…}`),
  timeLimitMs: choice([1000, 5000, 30_000], 1000, 'Time limit', {
    choiceLabels: { 1000: '1 s', 5000: '5 s', 30_000: '30 s' },
  }),
  shouldMatch: lines('Should match'),
  shouldNotMatch: lines('Should not match'),
};

function lines(label: string) {
  return text('', 20_000, label, { role: 'input', hint: 'One text a line', isMultiline: true });
}

export type RegexState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<RegexState>) => void;

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

type FlagId = (typeof flags)[number]['id'];

/** Returns the enabled flags as written after a pattern. */
export function flagText(on: Readonly<Record<FlagId, boolean>>): string {
  return flags
    .filter(({ id }) => on[id])
    .map(({ id }) => id)
    .join('');
}
