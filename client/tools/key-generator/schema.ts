import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const signed = { product: ['certificate', 'request'] };

const algorithmLabels = {
  ed25519: 'Ed25519',
  p256: 'EC P-256',
  p384: 'EC P-384',
  p521: 'EC P-521',
  rsa2048: 'RSA 2048',
  rsa3072: 'RSA 3072',
  rsa4096: 'RSA 4096',
};

export const schema = {
  product: choice(
    {
      pair: 'Key pair',
      ssh: 'SSH key',
      certificate: 'Certificate',
      request: 'Request (CSR)',
    },
    'pair',
    'Generate',
    { shortLabels: { pair: 'Key pair', ssh: 'SSH', certificate: 'Certificate', request: 'Request' } },
  ),
  algorithm: choice(algorithmLabels, 'p256', 'Algorithm'),
  comment: text('', 200, 'Comment', {
    role: 'input',
    hint: 'Such as you@example.com',
    onlyIf: { product: ['ssh'] },
  }),
  commonName: text('localhost', 64, 'Common name', { role: 'input', onlyIf: signed }),
  names: text('localhost, 127.0.0.1', 2000, 'Alternative names', {
    role: 'input',
    hint: 'Domains, IP and e-mail addresses, with commas or lines between them',
    isMultiline: true,
    onlyIf: signed,
  }),
  days: number(365, { min: 1, max: 36_500, isInteger: true }, 'Valid for', {
    unit: 'days',
    onlyIf: { product: ['certificate'] },
  }),
  isAuthority: flag(false, 'Certificate authority', { onlyIf: { product: ['certificate'] } }),
  organization: text('', 64, 'Organization', { role: 'input', isMore: true, onlyIf: signed }),
  unit: text('', 64, 'Department', { role: 'input', isMore: true, onlyIf: signed }),
  locality: text('', 128, 'City', { role: 'input', isMore: true, onlyIf: signed }),
  region: text('', 128, 'State or province', { role: 'input', isMore: true, onlyIf: signed }),
  country: text('', 2, 'Country', {
    role: 'input',
    hint: 'Two letters, such as DE',
    isMore: true,
    onlyIf: signed,
  }),
};

export type Options = StateOf<typeof schema>;
