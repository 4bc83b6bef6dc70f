import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const signing = { mode: ['sign'] };
/** RFC 7518, section 3.1; RFC 8037 and RFC 9864 for Ed25519. */
const algorithms = [
  ...(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const),
  ...(['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const),
] as const;

/** The keys are secret: they are neither stored nor put into links. */
export const schema = {
  mode: choice({ read: 'Decode', sign: 'Sign' }, 'read', 'Mode'),
  key: text('', 200_000, 'Key to verify with', {
    role: 'secret',
    hint: 'A shared secret, a PEM, a JWK or a JWKS. Neither the key nor the token is stored or linked.',
    isMultiline: true,
    onlyIf: { mode: ['read'] },
  }),
  algorithm: choice(algorithms, 'HS256', 'Algorithm', { isSegmented: false, onlyIf: signing }),
  signingKey: text('', 200_000, 'Key to sign with', {
    role: 'secret',
    hint: 'The shared secret for HS, else a private key: a PEM or a JWK. It is neither stored nor linked.',
    isMultiline: true,
    onlyIf: signing,
  }),
  secretForm: choice({ text: 'Text', base64: 'Base64', hex: 'Hex' }, 'text', 'Secret format', {
    isSegmented: false,
  }),
  header: text('', 20_000, 'Header', {
    role: 'secret',
    hint: 'JSON. Without an algorithm (alg) it gets the chosen one; empty, it is a JWT’s.',
    isMultiline: true,
    isMono: true,
    onlyIf: signing,
  }),
  keepsSpaces: flag(false, 'Keep spaces and line breaks', { onlyIf: signing }),
};

export type TokenState = StateOf<typeof schema>;
