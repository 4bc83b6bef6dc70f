import { describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  asInput,
  asSecret,
  choice,
  number,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';

const timed = { type: ['totp'] };

export const schema = {
  secret: describeField(asSecret(text('', 3000)), {
    label: 'Secret',
    hint: 'Base32, or an otpauth:// address. It stays in this page and is not stored.',
    isMono: true,
    isNeeded: true,
  }),
  type: describeField(choice(['totp', 'hotp'], 'totp'), {
    label: 'Type',
    choiceLabels: { totp: 'TOTP (by time)', hotp: 'HOTP (by counter)' },
  }),
  counter: describeField(number(0, { min: 0, max: Number.MAX_SAFE_INTEGER - 1, isInteger: true }), {
    label: 'Counter',
    onlyIf: { type: ['hotp'] },
  }),
  digits: describeField(choice([6, 7, 8], 6), { label: 'Digits', isMore: true }),
  period: describeField(number(30, { min: 1, max: 86_400, isInteger: true }), {
    label: 'Period',
    unit: 'seconds',
    isMore: true,
    onlyIf: timed,
  }),
  algorithm: describeField(choice(['SHA-1', 'SHA-256', 'SHA-512'], 'SHA-1'), {
    label: 'Algorithm',
    choiceLabels: { 'SHA-1': 'SHA-1 (default)', 'SHA-256': 'SHA-256', 'SHA-512': 'SHA-512' },
    isMore: true,
  }),
  form: describeField(choice(['base32', 'hex', 'text'], 'base32'), {
    label: 'Secret format',
    choiceLabels: { base32: 'Base32', hex: 'Hexadecimal', text: 'Text' },
    isMore: true,
  }),
  issuer: describeField(asInput(text('', 200)), { label: 'Issuer', isMore: true }),
  account: describeField(asInput(text('', 200)), { label: 'Account', isMore: true }),
  time: describeField(asInput(text('', 40)), {
    label: 'Time',
    hint: 'Unix seconds or 2026-01-31T12:00:00Z. Empty: now. Without a zone: UTC.',
    isMore: true,
    onlyIf: timed,
  }),
};

export type Options = StateOf<typeof schema>;
