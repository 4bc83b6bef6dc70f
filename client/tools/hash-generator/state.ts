import { algorithms } from '#core/hashing/algorithms.ts';
import { asInput, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const formats = { text: 'Text (UTF-8)', hex: 'Hexadecimal', base64: 'Base64' };
const keyed = { isKeyed: [true] };

const encodingLabels = {
  hex: 'Hexadecimal',
  'hex-upper': 'HEXADECIMAL',
  base64: 'Base64',
  base64url: 'Base64url',
};

/** The options for the input of a digest and its notation. */
export const optionSchema = {
  format: choice(['text', 'hex', 'base64'], 'text', 'Input format', { choiceLabels: formats }),
  lineEnding: choice({ lf: 'LF (Unix)', crlf: 'CRLF (Windows)' }, 'lf', 'Line endings', {
    onlyIf: { format: ['text'] },
    typedOnlyIf: {},
  }),
  algorithm: choice(['SHA-256', 'SHA-512', 'SHA-384', 'SHA-1', 'MD5'], 'SHA-256', 'Algorithm', {
    choiceLabels: Object.fromEntries(algorithms.map(({ id, note }) => [id, note ? `${id} (${note})` : id])),
  }),
  encoding: choice(encodingLabels, 'hex', 'Output format'),
  isEvery: flag(true, 'All algorithms at once'),
  isKeyed: flag(false, 'With a secret key (HMAC)'),
  key: text('', 20_000, 'Key', {
    role: 'secret',
    hint: 'Never stored, never part of a link',
    isMono: true,
    onlyIf: keyed,
  }),
  keyFormat: choice(['text', 'hex', 'base64'], 'text', 'Key format', {
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
