import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'secret',
    placeholder: 'Paste a secret, or make a new one.',
    maker: {
      label: 'New secret',
      icon: 'refresh-cw',
      make: async () => (await import('./one-time-codes.ts')).makeSecret(),
    },
  },
  // The hashes are WebAssembly that must be compiled.
  quickSize: 0,
  async run(_, options) {
    const [{ toResult }, { describeCodes }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    const report = await describeCodes(options);
    const code = report.figures[0].copied ?? '';
    return { ...toResult(report), parts: [{ name: 'code.txt', kind: 'text', content: code }] };
  },
});
