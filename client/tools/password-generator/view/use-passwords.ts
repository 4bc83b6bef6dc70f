import { useMemo } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type { GeneratedPasswords } from '../logic.ts';
import type { PasswordRules } from '../state.ts';
import { runRules } from './run-rules.ts';

interface Passwords {
  readonly run: ToolRun<GeneratedPasswords>;
  /** Draws new ones and says so. */
  readonly generate: () => void;
}

/** Passwords by the rules, drawn anew whenever a rule changes. */
export function usePasswords(rules: PasswordRules): Passwords {
  const task = useMemo(
    () =>
      rules.mode === 'check'
        ? undefined
        : async ({ signal }: TaskScope) => (await runRules(rules, signal)).detail as GeneratedPasswords,
    [rules],
  );
  const run = useLiveRun<GeneratedPasswords>(task);

  function generate(): void {
    if (!task) return;
    run.start(async (scope) => {
      try {
        const generated = await task(scope);
        notify({ title: 'New password generated' });
        return generated;
      } catch (error) {
        if (error instanceof ToolInputError)
          notify({ title: 'Error', text: error.message, tone: 'destructive' });
        throw error;
      }
    });
  }

  return { run, generate };
}
