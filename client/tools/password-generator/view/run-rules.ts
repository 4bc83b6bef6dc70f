import type { OperationResult } from '#client/tool-kit/operations/operation.ts';
import type { PasswordRules } from '../state.ts';

/** Runs the tool's operation, whose runner is no part of the page's first load. */
export async function runRules(rules: PasswordRules, signal: AbortSignal): Promise<OperationResult> {
  const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
  return runOperation('password-generator', undefined, rules, { signal });
}
