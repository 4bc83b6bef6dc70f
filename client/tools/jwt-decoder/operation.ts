import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';
import type { TokenDetail } from './decode.ts';

export default defineOperation<typeof schema, 'text', TokenDetail>({
  schema,
  takes: 'text',
  quickSize: 0,
  input: { placeholder: 'Paste a token, a header line, a cookie or an address with one', isSecret: true },
  sample:
    'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  async run(input, { key, secretForm }) {
    const [{ decodeToken }, { verifyToken }] = await Promise.all([
      import('./decode.ts'),
      import('./verify.ts'),
    ]);
    return decodeToken(await input.text(2_000_000), Date.now(), (token) =>
      verifyToken(token, key, secretForm),
    );
  },
});
