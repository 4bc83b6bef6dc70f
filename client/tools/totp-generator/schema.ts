import { choice, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const timed = { type: ['totp'] };

const algorithmLabels = { 'SHA-1': 'SHA-1 (default)', 'SHA-256': 'SHA-256', 'SHA-512': 'SHA-512' };

export const schema = {
  secret: text('', 3000, 'Secret', {
    role: 'secret',
    hint: 'Base32, or an otpauth:// address. It stays in this page and is not stored.',
    isMono: true,
    isNeeded: true,
  }),
  type: choice({ totp: 'TOTP (by time)', hotp: 'HOTP (by counter)' }, 'totp', 'Type'),
  counter: number(0, { min: 0, max: Number.MAX_SAFE_INTEGER - 1, isInteger: true }, 'Counter', {
    onlyIf: { type: ['hotp'] },
  }),
  digits: choice([6, 7, 8], 6, 'Digits', { isMore: true }),
  period: number(30, { min: 1, max: 86_400, isInteger: true }, 'Period', {
    unit: 'seconds',
    isMore: true,
    onlyIf: timed,
  }),
  algorithm: choice(algorithmLabels, 'SHA-1', 'Algorithm', { isMore: true }),
  form: choice({ base32: 'Base32', hex: 'Hexadecimal', text: 'Text' }, 'base32', 'Secret format', {
    isMore: true,
  }),
  issuer: text('', 200, 'Issuer', { role: 'input', isMore: true }),
  account: text('', 200, 'Account', { role: 'input', isMore: true }),
  time: text('', 40, 'Time', {
    role: 'input',
    hint: 'Unix seconds or 2026-01-31T12:00:00Z. Empty: now. Without a zone: UTC.',
    isMore: true,
    onlyIf: timed,
  }),
};

export type Options = StateOf<typeof schema>;
