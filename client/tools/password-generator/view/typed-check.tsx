import { useMemo, useState } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, TextField } from '#client/ui/fields/inputs.tsx';
import type { TypedPasswordReport } from '../checking/typed-password.ts';
import type { PasswordRules } from '../state.ts';
import { runRules } from './run-rules.ts';
import { TimesTable } from './times-table.tsx';
import { writeNumber } from '#core/numbers/write-number.ts';

const quietMs = 250;

interface TypedCheck {
  readonly run: ToolRun<TypedPasswordReport>;
  readonly retry: () => void;
}

/** The estimate of what is typed, live. */
export function useTypedCheck(rules: PasswordRules): TypedCheck {
  const task = useMemo(
    () =>
      rules.mode === 'check' && rules.typed !== ''
        ? async ({ signal }: TaskScope) => (await runRules(rules, signal)).detail as TypedPasswordReport
        : undefined,
    [rules],
  );
  const run = useLiveRun(task, quietMs);
  return {
    run,
    retry: () => {
      if (task) run.start(task);
    },
  };
}

/** Why what is typed could not be checked, and a way to try again. */
export function CheckError({ check: { run, retry } }: { readonly check: TypedCheck }) {
  if (!run.error) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <RunError error={run.error} />
      <Button icon="rotate-ccw" disabled={run.status === 'running'} onClick={retry}>
        Retry
      </Button>
    </div>
  );
}

interface TypedFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

export function TypedField({ typed, onChange }: TypedFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField
        label="Password to check"
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        isMono
        maxLength={500}
        hint="It stays in this page and is kept nowhere."
        value={typed}
        onChange={onChange}
      />
      <Checkbox label="Show it" isChecked={isShown} onChange={setIsShown} />
    </>
  );
}

const placeholders = {
  idle: 'Type a password to see how soon it is guessed.',
  done: 'Type a password to see how soon it is guessed.',
  running: 'Loading the lists of common passwords…',
  failed: 'Not checked.',
};

export function TypedResult({ run }: { readonly run: ToolRun<TypedPasswordReport> }) {
  const report = run.output;
  return (
    <ResultPanel
      label="Strength"
      value={report && <span data-testid="typed-strength">{report.label}</span>}
      placeholder={placeholders[run.status]}
      isStale={run.isStale}
    >
      {report && (
        <div className={`grid min-w-0 gap-3 ${run.isStale ? 'stale' : ''}`}>
          <p className="text-ink-2">
            About as hard to guess as{' '}
            {writeNumber(report.bits, 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} random
            bits, for someone who tries likely passwords first.
          </p>
          {report.advice.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <table className="data-table" aria-label="What it is made of">
            <tbody>
              {report.parts.map(([part, kind], index) => (
                <tr key={index}>
                  <th scope="row" className="mono wrap-anywhere whitespace-pre-wrap" translate="no">
                    {part}
                  </th>
                  <td className="text-right">{kind}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <TimesTable guessing={report.guessing} />
        </div>
      )}
    </ResultPanel>
  );
}
