import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { tabs: 'product', placeholder: 'The keys appear here.' },
  isRandom: () => true,
  runWords: () => ({ button: 'Generate Keys', done: 'New keys made', failed: 'Not made' }),
  // Primes of RSA are searched for.
  quickSize: 0,
  timeLimitMs: 120_000,
  async run(_, options) {
    const [{ toResult }, { describeKeys }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    const report = await describeKeys(options);
    const content = report.texts.map((text) => text.content).join('');
    const { parts, ...result } = toResult(report);
    return { ...result, parts: [{ name: 'keys.pem', kind: 'text', content }, ...parts.slice(1)] };
  },
});
