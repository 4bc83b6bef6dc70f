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
  isEscaped: flag(false),
  timeLimitMs: choice([1000, 5000, 30_000], 1000),
  shouldMatch: asInput(text('')),
  shouldNotMatch: asInput(text('')),
};

export type RegexState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<RegexState>) => void;
