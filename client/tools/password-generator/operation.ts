import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { schema } from './state.ts';

/** Generates passwords, or estimates a typed one. */
export default defineOperation({
  schema,
  takes: 'nothing',
  form: { placeholder: 'The result appears here.' },
  isRandom: ({ mode }) => mode !== 'check',
  runWords: ({ mode }) =>
    mode === 'check'
      ? { button: 'Check again', failed: 'Not checked' }
      : { button: 'Generate Password', done: 'New password generated', failed: 'Error' },
  // Searching the lists of common passwords takes a moment.
  quickSize: 0,
  timeLimitMs: 20_000,
  async run(_, rules) {
    const [{ toResult }, { describeGenerated, describeTyped }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    if (rules.mode !== 'check') {
      const { generatePasswords } = await import('./logic.ts');
      const generated = await generatePasswords(rules);
      const content = generated.passwords.join('\n');
      const parts = [{ name: 'passwords.txt', kind: 'text' as const, content }];
      return { ...toResult(describeGenerated(generated)), parts };
    }
    if (rules.typed === '') {
      throw new ToolInputError('There is no password to check.', { field: 'typed', hint: 'Type one.' });
    }
    const { reportTyped } = await import('./checking/typed-password.ts');
    return toResult(describeTyped(reportTyped(rules.typed)));
  },
});
