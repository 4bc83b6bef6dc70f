import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { tabs: 'mode', receives: 'hash', receivedWith: { mode: 'verify' }, placeholder: 'Type a password.' },
  isRandom: ({ mode }) => mode === 'make',
  runWords: ({ mode }) =>
    mode === 'make'
      ? { button: 'Hash again', done: 'New hash made', failed: 'Not hashed' }
      : { button: 'Verify again', failed: 'Not verified' },
  // The algorithms are slow by design.
  quickSize: 0,
  timeLimitMs: 120_000,
  timeHint: 'Choose lower costs.',
  prepare: () => Promise.all([import('./describe.ts'), import('hash-wasm')]),
  async run(_, options) {
    const [{ toResult }, { describePassword }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    const report = await describePassword(options);
    const result = toResult(report);
    const hash = report.figures[0].copied;
    if (hash === undefined) return result;
    return { ...result, parts: [{ name: 'hash.txt', kind: 'text', content: hash }] };
  },
});
