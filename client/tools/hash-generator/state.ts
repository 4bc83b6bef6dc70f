import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { algorithms } from '#core/hashing/algorithms.ts';
import { asInput, asSecret, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const formats = { text: 'Text (UTF-8)', hex: 'Hexadecimal', base64: 'Base64' };
const keyed = { isKeyed: [true] };

/** The options for the input of a digest and its notation. */
export const optionSchema = {
  format: describeField(choice(['text', 'hex', 'base64'], 'text'), {
    label: 'Input format',
    choiceLabels: formats,
  }),
  lineEnding: describeField(choice(['lf', 'crlf'], 'lf'), {
    label: 'Line endings',
    choiceLabels: { lf: 'LF (Unix)', crlf: 'CRLF (Windows)' },
    onlyIf: { format: ['text'] },
    typedOnlyIf: {},
  }),
  algorithm: describeField(choice(['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5'], 'SHA-256'), {
    label: 'Algorithm',
    choiceLabels: Object.fromEntries(algorithms.map(({ id, note }) => [id, note ? `${id} (${note})` : id])),
  }),
  encoding: describeField(choice(['hex', 'hex-upper', 'base64', 'base64url'], 'hex'), {
    label: 'Output format',
    choiceLabels: {
      hex: 'Hexadecimal',
      'hex-upper': 'HEXADECIMAL',
      base64: 'Base64',
      base64url: 'Base64url',
    },
  }),
  isEvery: describeField(flag(true), { label: 'All algorithms at once' }),
  isKeyed: describeField(flag(false), { label: 'With a secret key (HMAC)' }),
  key: describeField(asSecret(text('')), {
    label: 'Key',
    hint: 'Never stored, never part of a link',
    isMono: true,
    onlyIf: keyed,
  }),
  keyFormat: describeField(choice(['text', 'hex', 'base64'], 'text'), {
    label: 'Key format',
    choiceLabels: formats,
    onlyIf: keyed,
  }),
};

export const schema = {
  ...optionSchema,
  tab: choice(['text', 'file'], 'text'),
  input: asInput(text('')),
  expected: asInput(text('', 500)),
};

export type HashState = StateOf<typeof schema>;
/** The options that affect the digest. */
export type HashedState = Omit<HashState, 'tab' | 'encoding' | 'expected'>;
export type ChangeState = (change: Partial<HashState>) => void;
