import { useMemo } from 'react';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Alert } from '#client/ui/alert.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { formatDuration } from '#core/numbers/number-format.ts';
import { openSession } from '#client/tool-kit/operations/session.ts';
import type { RegexSession } from '../session.ts';
import type { Slowness } from '../matching/slowness.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface SpeedNoticeProps {
  readonly pattern: string;
  readonly flags: string;
}

const worker = openSession<RegexSession>('regex-tester');
const timeLimitMs = 8000;
const quietMs = 700;

/** Shows whether some text makes the pattern extremely slow, found by testing. */
export function SpeedNotice({ pattern, flags }: SpeedNoticeProps) {
  const task = useMemo(
    () =>
      async ({ signal }: { readonly signal: AbortSignal }) => ({
        pattern,
        slowness: await worker.call('measure', { pattern, flags }, { signal, timeLimitMs }),
      }),
    [pattern, flags],
  );
  const { output, status, error } = useLiveRun(task, quietMs);
  const isCurrent = output?.pattern === pattern && status === 'done';
  return (
    <section className="tool-card tool-pad grid gap-2" aria-labelledby="speed">
      <h2 id="speed" className="text-lg">
        Speed
      </h2>
      {error && (
        <p className="text-ink-2">Trying took too long and was stopped, so take care with this pattern.</p>
      )}
      {!isCurrent && !error && <p className="text-ink-3">Trying texts that could make it slow…</p>}
      {isCurrent && !output.slowness && (
        <p className="text-ink-2">No text was found that makes this pattern slow.</p>
      )}
      {isCurrent && output.slowness && <SlowPart pattern={pattern} slowness={output.slowness} />}
    </section>
  );
}

function SlowPart({ pattern, slowness }: { readonly pattern: string; readonly slowness: Slowness }) {
  const { from, to, prefix, pump, count, suffix, elapsedMs, isExponential } = slowness;
  const attack = prefix + pump.repeat(count) + suffix;
  const length = writeNumber(attack.length);
  return (
    <Alert
      tone="warn"
      title={isExponential ? 'This pattern can be made to hang' : 'This pattern is slow on long texts'}
    >
      <p>
        <code className="mono font-semibold wrap-anywhere">{pattern.slice(from, to)}</code> took{' '}
        {formatDuration(elapsedMs)} on a text of {length} characters
        {isExponential ? ', and about twice as long with each repetition more.' : '.'}
      </p>
      <p>
        Such a text: {prefix !== '' && <code className="mono">{JSON.stringify(prefix)}</code>}{' '}
        <code className="mono">{JSON.stringify(pump)}</code> {count} times, then{' '}
        <code className="mono">{JSON.stringify(suffix)}</code>{' '}
        <CopyButton text={attack} isSmall accessibleLabel="Copy the slow text" />
      </p>
      <p className="text-ink-2">
        Make sure that what is repeated can match a text in one way only, or repeat it a limited number of
        times.
      </p>
    </Alert>
  );
}
