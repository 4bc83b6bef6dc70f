import { useMemo } from 'react';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { openSession } from '#client/tool-kit/operations/session.ts';
import type { RegexSession } from '../session.ts';

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
