import { choice, flag, number, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const encoding = { direction: ['encode'] };
const base58s = ['base58', 'base58flickr', 'base58ripple'];

const formatLabels = {
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
};

export const schema = {
  direction: choice({ encode: 'Encode', decode: 'Decode' }, 'encode', 'Direction'),
  format: choice(formatLabels, 'base32', 'Encoding'),
  form: choice({ text: 'Text or file', hex: 'Hexadecimal' }, 'text', 'Bytes'),
  isPadded: flag(true, 'Padding', { onlyIf: { ...encoding, format: ['base32', 'base32hex'] } }),
  isLower: flag(false, 'Lowercase', {
    onlyIf: { ...encoding, format: ['base16', 'base32', 'base32hex', 'crockford', 'base36'] },
  }),
  isChecked: flag(false, 'Base58Check', { onlyIf: { format: base58s } }),
  isAdobe: flag(false, '<~ and ~>', { onlyIf: { ...encoding, format: ['ascii85'] } }),
  isBinary: flag(false, 'Encode line breaks', { onlyIf: { ...encoding, format: ['quoted'] } }),
  lineLength: number(0, { min: 0, max: 1000, isInteger: true }, 'Line length', {
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
