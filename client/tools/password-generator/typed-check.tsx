import { useMemo, useState } from 'react';
import { ResultPanel } from '#client/tool-kit/result-panel.tsx';
import type { TaskScope } from '#client/tool-kit/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/use-tool-run.ts';
import { Checkbox, TextField } from '#client/ui/inputs.tsx';
import type { TypedPasswordReport } from './typed-password.ts';
import { TimesTable } from './times-table.tsx';

const quietMs = 250;

/** The estimate of what is typed, live. */
export function useTypedCheck(typed: string, isWanted: boolean): ToolRun<TypedPasswordReport> {
  const task = useMemo(
    () =>
      isWanted && typed !== ''
        ? async ({ signal }: TaskScope) => (await import('./checking.ts')).checkTyped(typed, signal)
        : undefined,
    [isWanted, typed],
  );
  return useLiveRun(task, quietMs);
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

export function TypedResult({ run }: { readonly run: ToolRun<TypedPasswordReport> }) {
  const report = run.output;
  const isBusy = run.status === 'running' && !report;
  return (
    <ResultPanel
      label="Strength"
      value={report && <span data-testid="typed-strength">{report.label}</span>}
      placeholder={
        isBusy ? 'Loading the lists of common passwords…' : 'Type a password to see how soon it is guessed.'
      }
      isStale={run.isStale}
    >
      {report && (
        <div className={`grid min-w-0 gap-3 ${run.isStale ? 'stale' : ''}`}>
          <p className="text-ink-2">
            About as hard to guess as {report.bits.toFixed(1)} random bits, for someone who tries likely
            passwords first.
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
