import { asInput, asSecret, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  tab: choice(['text', 'file'], 'text'),
  algorithm: choice(['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5'], 'SHA-256'),
  isEvery: flag(true),
  encoding: choice(['hex', 'hex-upper', 'base64', 'base64url'], 'hex'),
  format: choice(['text', 'hex', 'base64'], 'text'),
  lineEnding: choice(['lf', 'crlf'], 'lf'),
  isKeyed: flag(false),
  keyFormat: choice(['text', 'hex', 'base64'], 'text'),
  key: asSecret(text('')),
  input: asInput(text('')),
  expected: asInput(text('', 500)),
};

export type HashState = StateOf<typeof schema>;
/** What the digest depends on. */
export type HashedState = Omit<HashState, 'tab' | 'encoding' | 'expected'>;
export type ChangeState = (change: Partial<HashState>) => void;
