import { describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  asInput,
  asSecret,
  choice,
  flag,
  number,
  type StateOf,
  text,
} from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';

const making = { mode: ['make'] };
const argon2 = { ...making, algorithm: ['argon2id', 'argon2i', 'argon2d'] };
const bcrypt = { ...making, algorithm: ['bcrypt'] };
const scrypt = { ...making, algorithm: ['scrypt'] };
const pbkdf2 = { ...making, algorithm: ['pbkdf2'] };
const whole = (min: number, max: number) => ({ min, max, isInteger: true });

const advisedRounds = { sha256: 600_000, sha512: 220_000, sha1: 1_400_000 };

/** The costs at first are those that OWASP’s Password Storage Cheat Sheet advises. */
export const schema = {
  mode: describeField(choice(['make', 'verify'], 'make'), {
    label: 'Task',
    choiceLabels: { make: 'Hash', verify: 'Verify' },
  }),
  hash: describeField(asInput(text('', 4000)), {
    label: 'Hash',
    hint: 'Or a line of htpasswd. Its kind is detected.',
    isMono: true,
    isMultiline: true,
    isNeeded: true,
    onlyIf: { mode: ['verify'] },
  }),
  password: describeField(asSecret(text('', 4000)), {
    label: 'Password',
    hint: 'It stays in this page and is not stored.',
    isNeeded: true,
    onlyIf: { isEmpty: [false] },
  }),
  algorithm: describeField(
    choice(
      [
        'argon2id',
        'bcrypt',
        'scrypt',
        'pbkdf2',
        'sha512crypt',
        'sha256crypt',
        'argon2i',
        'argon2d',
        'apr1',
        'sha1',
      ],
      'argon2id',
    ),
    {
      label: 'Algorithm',
      choiceLabels: {
        argon2id: 'Argon2id (recommended)',
        argon2i: 'Argon2i',
        argon2d: 'Argon2d',
        bcrypt: 'bcrypt',
        scrypt: 'scrypt',
        pbkdf2: 'PBKDF2',
        sha512crypt: 'SHA-512-crypt (Linux)',
        sha256crypt: 'SHA-256-crypt',
        apr1: 'Apache MD5 (outdated)',
        sha1: 'Apache SHA-1 (outdated)',
      },
      onlyIf: making,
    },
  ),
  memory: describeField(number(19_456, whole(8, 1_048_576)), {
    label: 'Memory',
    unit: 'KiB',
    onlyIf: argon2,
  }),
  passes: describeField(number(2, whole(1, 1000)), { label: 'Iterations', onlyIf: argon2 }),
  lanes: describeField(number(1, whole(1, 64)), {
    label: 'Parallelism',
    onlyIf: { ...making, algorithm: [...argon2.algorithm, 'scrypt'] },
  }),
  cost: describeField(number(12, whole(4, 20)), {
    label: 'Cost',
    hint: 'One more doubles the time.',
    isSlider: true,
    onlyIf: bcrypt,
  }),
  version: describeField(choice(['2b', '2y'], '2b'), {
    label: 'Prefix',
    choiceLabels: { '2b': '$2b$', '2y': '$2y$ (PHP, Apache)' },
    onlyIf: bcrypt,
  }),
  logCost: describeField(number(17, whole(1, 20)), {
    label: 'Cost (log₂ N)',
    hint: 'One more doubles time and memory.',
    isSlider: true,
    onlyIf: scrypt,
  }),
  block: describeField(number(8, whole(1, 64)), { label: 'Block size (r)', onlyIf: scrypt }),
  digest: describeField(choice(['sha256', 'sha512', 'sha1'], 'sha256'), {
    label: 'Digest',
    choiceLabels: { sha256: 'SHA-256', sha512: 'SHA-512', sha1: 'SHA-1' },
    // Iterations that were typed stay.
    alsoSets: (value, { digest, rounds }) =>
      rounds === readOwn(advisedRounds, String(digest))
        ? { rounds: readOwn(advisedRounds, String(value)) }
        : {},
    onlyIf: pbkdf2,
  }),
  rounds: describeField(number(600_000, whole(1, 20_000_000)), { label: 'Iterations', onlyIf: pbkdf2 }),
  cryptRounds: describeField(number(5000, whole(1000, 5_000_000)), {
    label: 'Rounds',
    onlyIf: { ...making, algorithm: ['sha512crypt', 'sha256crypt'] },
  }),
  form: describeField(choice(['phc', 'passlib', 'django'], 'phc'), {
    label: 'Format',
    choiceLabels: { phc: 'PHC string', passlib: 'Passlib', django: 'Django' },
    onlyIf: pbkdf2,
  }),
  length: describeField(number(32, whole(16, 128)), {
    label: 'Hash length',
    unit: 'bytes',
    isMore: true,
    onlyIf: { ...making, algorithm: [...argon2.algorithm, 'scrypt', 'pbkdf2'] },
  }),
  isEmpty: describeField(asInput(flag(false)), { label: 'Empty password', isMore: true }),
  user: describeField(asInput(text('', 255)), {
    label: 'User name',
    hint: 'For a line of htpasswd; optional.',
    isMore: true,
    onlyIf: making,
  }),
  salt: describeField(asInput(text('', 500)), {
    label: 'Salt (hex)',
    hint: 'Empty: random, as it should be.',
    isMono: true,
    isMore: true,
    onlyIf: { ...making, algorithm: ['argon2id', 'argon2i', 'argon2d', 'bcrypt', 'scrypt', 'pbkdf2'] },
  }),
};

export type Options = StateOf<typeof schema>;
