import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';

const making = { mode: ['make'] };
const argon2 = { ...making, algorithm: ['argon2id', 'argon2i', 'argon2d'] };
const bcrypt = { ...making, algorithm: ['bcrypt'] };
const scrypt = { ...making, algorithm: ['scrypt'] };
const pbkdf2 = { ...making, algorithm: ['pbkdf2'] };
const whole = (min: number, max: number) => ({ min, max, isInteger: true });

const advisedRounds = { sha256: 600_000, sha512: 220_000, sha1: 1_400_000 };

const algorithmLabels = {
  argon2id: 'Argon2id (recommended)',
  bcrypt: 'bcrypt',
  scrypt: 'scrypt',
  pbkdf2: 'PBKDF2',
  sha512crypt: 'SHA-512-crypt (Linux)',
  sha256crypt: 'SHA-256-crypt',
  argon2i: 'Argon2i',
  argon2d: 'Argon2d',
  apr1: 'Apache MD5 (outdated)',
  sha1: 'Apache SHA-1 (outdated)',
};

const formLabels = { phc: 'PHC string', passlib: 'Passlib', django: 'Django' };

/** The costs at first are those that OWASP’s Password Storage Cheat Sheet advises. */
export const schema = {
  mode: choice({ make: 'Hash', verify: 'Verify' }, 'make', 'Task'),
  hash: text('', 4000, 'Hash', {
    role: 'input',
    hint: 'Or a line of htpasswd. Its kind is detected.',
    isMono: true,
    isMultiline: true,
    isNeeded: true,
    onlyIf: { mode: ['verify'] },
  }),
  password: text('', 4000, 'Password', {
    role: 'secret',
    hint: 'It stays in this page and is not stored.',
    isNeeded: true,
    onlyIf: { isEmpty: [false] },
  }),
  algorithm: choice(algorithmLabels, 'argon2id', 'Algorithm', { onlyIf: making }),
  memory: number(19_456, whole(8, 1_048_576), 'Memory', { unit: 'KiB', onlyIf: argon2 }),
  passes: number(2, whole(1, 1000), 'Iterations', { onlyIf: argon2 }),
  lanes: number(1, whole(1, 64), 'Parallelism', {
    onlyIf: { ...making, algorithm: [...argon2.algorithm, 'scrypt'] },
  }),
  cost: number(12, whole(4, 20), 'Cost', {
    hint: 'One more doubles the time.',
    isSlider: true,
    onlyIf: bcrypt,
  }),
  version: choice({ '2b': '$2b$', '2y': '$2y$ (PHP, Apache)' }, '2b', 'Prefix', { onlyIf: bcrypt }),
  logCost: number(17, whole(1, 20), 'Cost (log₂ N)', {
    hint: 'One more doubles time and memory.',
    isSlider: true,
    onlyIf: scrypt,
  }),
  block: number(8, whole(1, 64), 'Block size (r)', { onlyIf: scrypt }),
  digest: choice({ sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' }, 'sha256', 'Digest', {
    // Iterations that were typed stay.
    alsoSets: (value, { digest, rounds }) =>
      rounds === readOwn(advisedRounds, String(digest))
        ? { rounds: readOwn(advisedRounds, String(value)) }
        : {},
    onlyIf: pbkdf2,
  }),
  rounds: number(600_000, whole(1, 20_000_000), 'Iterations', { onlyIf: pbkdf2 }),
  cryptRounds: number(5000, whole(1000, 5_000_000), 'Rounds', {
    onlyIf: { ...making, algorithm: ['sha512crypt', 'sha256crypt'] },
  }),
  form: choice(formLabels, 'phc', 'Format', { onlyIf: pbkdf2 }),
  length: number(32, whole(16, 128), 'Hash length', {
    unit: 'bytes',
    isMore: true,
    onlyIf: { ...making, algorithm: [...argon2.algorithm, 'scrypt', 'pbkdf2'] },
  }),
  isEmpty: flag(false, 'Empty password', { role: 'input', isMore: true }),
  user: text('', 255, 'User name', {
    role: 'input',
    hint: 'For a line of htpasswd; optional.',
    isMore: true,
    onlyIf: making,
  }),
  salt: text('', 500, 'Salt (hex)', {
    role: 'input',
    hint: 'Empty: random, as it should be.',
    isMono: true,
    isMore: true,
    onlyIf: { ...making, algorithm: ['argon2id', 'argon2i', 'argon2d', 'bcrypt', 'scrypt', 'pbkdf2'] },
  }),
};

export type Options = StateOf<typeof schema>;
