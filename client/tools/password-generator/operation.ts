import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { TypedPasswordReport } from './checking/typed-password.ts';
import type { GeneratedPasswords } from './logic.ts';
import { schema, type PasswordRules } from './state.ts';

type PasswordResult = OperationResult<GeneratedPasswords | TypedPasswordReport>;

/** Draws passwords by the rules, or estimates a typed one. */
export default defineOperation({
  schema,
  takes: 'nothing',
  isRandom: ({ mode }) => mode !== 'check',
  // The lists of common passwords take a moment to search.
  quickSize: 0,
  timeLimitMs: 20_000,
  run: (_, rules) => (rules.mode === 'check' ? checkTyped(rules.typed) : drawPasswords(rules)),
});

async function drawPasswords(rules: PasswordRules): Promise<PasswordResult> {
  const { generatePasswords } = await import('./logic.ts');
  const detail = await generatePasswords(rules);
  const content = detail.passwords.join('\n');
  return { parts: [{ name: 'passwords.txt', kind: 'text', content }], detail };
}

async function checkTyped(typed: string): Promise<PasswordResult> {
  if (typed === '') {
    throw new ToolInputError('There is no password to check.', { field: 'typed', hint: 'Type one.' });
  }
  const { reportTyped } = await import('./checking/typed-password.ts');
  const detail = reportTyped(typed);
  const { label, bits, guessing, advice } = detail;
  const lines = [
    label,
    `${writeNumber(Math.round(bits))} bits`,
    ...guessing.map((pair) => pair.join(': ')),
    ...advice,
  ];
  return { parts: [{ name: 'strength.txt', kind: 'text', content: lines.join('\n') }], detail };
}
