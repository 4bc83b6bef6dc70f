import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';
import type { TokenDetail } from './decode.ts';

const samples = {
  read: 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  sign: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}',
};
const placeholders = {
  read: 'Paste a token, a header line, a cookie or an address with one',
  sign: 'Type or paste the payload, as JSON',
};

export default defineOperation<typeof schema, 'text', TokenDetail>({
  schema,
  takes: 'text',
  quickSize: 0,
  input: { placeholder: placeholders.read, isSecret: true, tabs: 'mode', isClearedByTabs: true },
  sample: samples.read,
  sampleFor: ({ mode }) => samples[mode],
  placeholderFor: ({ mode }) => placeholders[mode],
  optionsFor: (kind) => (kind === 'jwt' ? { mode: 'read' } : {}),
  async run(input, state) {
    const text = await input.text(2_000_000);
    if (state.mode === 'sign') {
      const { signToken } = await import('./signing/sign.ts');
      return signToken(text, state, Date.now());
    }
    const [{ decodeToken }, { verifyToken }] = await Promise.all([
      import('./decode.ts'),
      import('./verify.ts'),
    ]);
    return decodeToken(text, Date.now(), (token) => verifyToken(token, state.key, state.secretForm));
  },
});
