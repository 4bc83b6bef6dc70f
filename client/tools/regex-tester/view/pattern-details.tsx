import { useMemo, useState } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { exportCode } from '../explaining/code-export.ts';
import { DiagramPanel } from './diagram-panel.tsx';
import { findForeignReplacement, findForeignSyntax } from '../explaining/foreign-syntax.ts';
import { explainPattern } from '../explaining/explain.ts';
import { type ChangeState, flagText, type RegexState } from '../state.ts';
import { ProbeTable } from './probe-table.tsx';
import { SpeedNotice } from './speed-notice.tsx';
import type { RegexRun } from './use-regex-run.ts';
import { usePatternCursor } from './use-pattern-cursor.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { openSession } from '#client/tool-kit/operations/session.ts';
import type { RegexSession } from '../session.ts';

interface PatternDetailsProps {
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly run: RegexRun;
}

/** Shows the pattern's explanation, speed, tests, and code in other languages. */
export function PatternDetails({ state, change, run }: PatternDetailsProps) {
  const flags = flagText(state);
  const isValid = run.error?.details.field !== 'pattern';
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {isValid && <ForeignNotice state={state} flags={flags} />}
      <div className="min-w-0 md:col-span-2">
        <DiagramPanel pattern={state.pattern} flags={flags} isValid={isValid} />
      </div>
      <ExplanationList pattern={state.pattern} flags={flags} isValid={isValid} />
      <div className="grid gap-4">
        {isValid && <SpeedNotice pattern={state.pattern} flags={flags} />}
        <ProbeTable state={state} change={change} probes={run.output?.detail?.probes ?? []} />
        {isValid && run.output && <CodeList state={state} flags={flags} />}
      </div>
    </div>
  );
}

/** Warns about valid syntax that hardly means what was intended. */
function ForeignNotice({ state, flags }: { readonly state: RegexState; readonly flags: string }) {
  const inReplacement = state.tab === 'replace' ? findForeignReplacement(state.replacement) : [];
  const sentences = [...findForeignSyntax(state.pattern, flags), ...inReplacement];
  if (sentences.length === 0) return null;
  return (
    <div className="md:col-span-2">
      <Alert tone="info">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Alert>
    </div>
  );
}

interface PatternProps {
  readonly pattern: string;
  readonly flags: string;
}

function ExplanationList({ pattern, flags, isValid }: PatternProps & { readonly isValid: boolean }) {
  const parts = useMemo(() => explainPattern(pattern, flags), [pattern, flags]);
  const { cursor, select } = usePatternCursor();
  if (parts.length === 0) return null;
  return (
    <section className="tool-card tool-pad" aria-labelledby="explanation">
      <h2 id="explanation" className="mb-2 text-lg">
        Explanation
      </h2>
      <ul className="grid gap-0.5">
        {parts.map(({ from, to, depth, raw, meaning }) => (
          <li
            key={`${from}-${to}-${meaning}`}
            style={{ paddingInlineStart: `${Math.min(depth, 8) * 1.1}rem` }}
          >
            <button
              type="button"
              className={`w-full cursor-pointer rounded px-1.5 py-1 text-start ${cursor !== undefined && cursor >= from && cursor < to ? 'bg-surface-2' : ''}`}
              onClick={() => select(from, to)}
            >
              <code className="mono text-accent font-semibold wrap-anywhere">{raw}</code>{' '}
              <span className="text-ink-2">{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
      {isValid && <ExampleText pattern={pattern} flags={flags} />}
    </section>
  );
}

function CodeList({ state, flags }: { readonly state: RegexState; readonly flags: string }) {
  const { pattern, tab, replacement, isEscaped } = state;
  const [language, setLanguage] = useState('JavaScript');
  const samples = useMemo(
    () => exportCode(pattern, flags, tab === 'replace' ? { replacement, isEscaped } : undefined),
    [pattern, flags, tab, replacement, isEscaped],
  );
  const sample = samples.find((candidate) => candidate.language === language);
  if (!sample) return null;
  return (
    <section className="tool-card tool-pad grid gap-3" aria-labelledby="code">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="code" className="mr-auto text-lg">
          As code
        </h2>
        <select
          className="select select-small"
          aria-label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          {samples.map((candidate) => (
            <option key={candidate.language}>{candidate.language}</option>
          ))}
        </select>
        <CopyButton text={sample.code} isSmall accessibleLabel="Copy code" />
      </div>
      <pre
        className="mono bg-surface-2 overflow-x-auto rounded-lg p-3 text-[0.875rem]"
        tabIndex={0}
        role="region"
        aria-label="Code"
      >
        {sample.code}
      </pre>
      {sample.differences.length > 0 && (
        <ul className="text-ink-2 list-disc ps-5 text-[0.9375rem]" aria-label="Differences">
          {sample.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ExampleTextProps {
  readonly pattern: string;
  readonly flags: string;
}

const worker = openSession<RegexSession>('regex-tester');
const timeLimitMs = 1000;
const quietMs = 400;

/** Shows a text that the pattern matches; hidden if none is found. */
export function ExampleText({ pattern, flags }: ExampleTextProps) {
  const task = useMemo(
    () =>
      async ({ signal }: { readonly signal: AbortSignal }) => ({
        pattern,
        example: await worker.call('example', { pattern, flags }, { signal, timeLimitMs }),
      }),
    [pattern, flags],
  );
  const { output, error } = useLiveRun(task, quietMs);
  if (error || output?.pattern !== pattern || output.example === undefined) return null;
  return (
    <p className="border-line mt-3 flex flex-wrap items-center gap-2 border-t pt-3" data-testid="example">
      <span className="text-ink-2">A text that matches:</span>
      <code className="mono wrap-anywhere">{output.example}</code>
      <CopyButton text={output.example} isSmall tone="plain" accessibleLabel="Copy the example" />
    </p>
  );
}
