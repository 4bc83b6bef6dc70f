import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const encoding = { direction: ['encode'] };
const base58s = ['base58', 'base58flickr', 'base58ripple'];

export const schema = {
  direction: describeField(choice(['encode', 'decode'], 'encode'), {
    label: 'Direction',
    choiceLabels: { encode: 'Encode', decode: 'Decode' },
  }),
  format: describeField(
    choice(
      [
        'base32',
        'base32hex',
        'crockford',
        'zbase32',
        'base58',
        'base58flickr',
        'base58ripple',
        'base62',
        'base36',
        'base45',
        'ascii85',
        'z85',
        'base85',
        'base16',
        'quoted',
        'uu',
      ],
      'base32',
    ),
    {
      label: 'Encoding',
      choiceLabels: {
        base32: 'Base32',
        base32hex: 'Base32hex',
        crockford: 'Base32 (Crockford)',
        zbase32: 'z-base-32',
        base58: 'Base58 (Bitcoin)',
        base58flickr: 'Base58 (Flickr)',
        base58ripple: 'Base58 (Ripple)',
        base62: 'Base62',
        base36: 'Base36',
        base45: 'Base45',
        ascii85: 'Ascii85',
        z85: 'Z85 (ZeroMQ)',
        base85: 'Base85 (Git, RFC 1924)',
        base16: 'Base16 (hex)',
        quoted: 'Quoted-printable',
        uu: 'Uuencode',
      },
    },
  ),
  form: describeField(choice(['text', 'hex'], 'text'), {
    label: 'Bytes',
    choiceLabels: { text: 'Text or file', hex: 'Hexadecimal' },
  }),
  isPadded: describeField(flag(true), {
    label: 'Padding',
    onlyIf: { ...encoding, format: ['base32', 'base32hex'] },
  }),
  isLower: describeField(flag(false), {
    label: 'Lowercase',
    onlyIf: { ...encoding, format: ['base16', 'base32', 'base32hex', 'crockford', 'base36'] },
  }),
  isChecked: describeField(flag(false), { label: 'Base58Check', onlyIf: { format: base58s } }),
  isAdobe: describeField(flag(false), { label: '<~ and ~>', onlyIf: { ...encoding, format: ['ascii85'] } }),
  isBinary: describeField(flag(false), {
    label: 'Encode line breaks',
    onlyIf: { ...encoding, format: ['quoted'] },
  }),
  lineLength: describeField(number(0, { min: 0, max: 1000, isInteger: true }), {
    label: 'Line length',
    hint: '0: one line',
    onlyIf: {
      ...encoding,
      format: [
        ...['base16', 'base32', 'base32hex', 'crockford', 'zbase32', 'base36', 'base62'],
        ...['ascii85', 'z85', 'base85'],
        ...base58s,
      ],
    },
  }),
};

export type BaseOptions = StateOf<typeof schema>;
