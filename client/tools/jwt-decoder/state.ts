import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asSecret, choice, text } from '#client/tool-kit/state/state-schema.ts';

/** The key is secret: it is neither stored nor put into links. */
export const schema = {
  key: describeField(asSecret(text('', 200_000)), {
    label: 'Key to verify with',
    hint: 'A shared secret, a PEM, a JWK or a JWKS. Neither the key nor the token is stored or linked.',
    isMultiline: true,
  }),
  secretForm: describeField(choice(['text', 'base64', 'hex'], 'text'), {
    label: 'Secret format',
    isSegmented: false,
    choiceLabels: { text: 'Text', base64: 'Base64', hex: 'Hex' },
  }),
};
