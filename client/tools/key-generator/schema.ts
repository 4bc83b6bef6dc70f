import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const signed = { product: ['certificate', 'request'] };

export const schema = {
  product: describeField(choice(['pair', 'ssh', 'certificate', 'request'], 'pair'), {
    label: 'Generate',
    choiceLabels: {
      pair: 'Key pair',
      ssh: 'SSH key',
      certificate: 'Certificate',
      request: 'Request (CSR)',
    },
    shortLabels: { pair: 'Key pair', ssh: 'SSH', certificate: 'Certificate', request: 'Request' },
  }),
  algorithm: describeField(
    choice(['ed25519', 'p256', 'p384', 'p521', 'rsa2048', 'rsa3072', 'rsa4096'], 'p256'),
    {
      label: 'Algorithm',
      choiceLabels: {
        ed25519: 'Ed25519',
        p256: 'EC P-256',
        p384: 'EC P-384',
        p521: 'EC P-521',
        rsa2048: 'RSA 2048',
        rsa3072: 'RSA 3072',
        rsa4096: 'RSA 4096',
      },
    },
  ),
  comment: describeField(asInput(text('', 200)), {
    label: 'Comment',
    hint: 'Such as you@example.com',
    onlyIf: { product: ['ssh'] },
  }),
  commonName: describeField(asInput(text('localhost', 64)), { label: 'Common name', onlyIf: signed }),
  names: describeField(asInput(text('localhost, 127.0.0.1', 2000)), {
    label: 'Alternative names',
    hint: 'Domains, IP and e-mail addresses, with commas or lines between them',
    isMultiline: true,
    onlyIf: signed,
  }),
  days: describeField(number(365, { min: 1, max: 36_500, isInteger: true }), {
    label: 'Valid for',
    unit: 'days',
    onlyIf: { product: ['certificate'] },
  }),
  isAuthority: describeField(flag(false), {
    label: 'Certificate authority',
    onlyIf: { product: ['certificate'] },
  }),
  organization: describeField(asInput(text('', 64)), { label: 'Organization', isMore: true, onlyIf: signed }),
  unit: describeField(asInput(text('', 64)), { label: 'Department', isMore: true, onlyIf: signed }),
  locality: describeField(asInput(text('', 128)), { label: 'City', isMore: true, onlyIf: signed }),
  region: describeField(asInput(text('', 128)), { label: 'State or province', isMore: true, onlyIf: signed }),
  country: describeField(asInput(text('', 2)), {
    label: 'Country',
    hint: 'Two letters, such as DE',
    isMore: true,
    onlyIf: signed,
  }),
};

export type Options = StateOf<typeof schema>;
