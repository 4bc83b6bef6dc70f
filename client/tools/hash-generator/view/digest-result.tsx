import type { ReactNode } from 'react';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import type { ToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Badge } from '#client/ui/badge.tsx';
import { useEmptyText } from '#client/ui/loading/waiting-parts.ts';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { StaleNote } from '#client/ui/old-result.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { formatBytes, formatCount, formatDuration } from '#core/numbers/number-format.ts';
import { algorithms } from '#core/hashing/algorithms.ts';
import { compareDigest, type Comparison, formatDigest } from '#core/hashing/digest-text.ts';
import type { HashResult } from '../hash-request.ts';
import type { ChangeState, HashState } from '../state.ts';

interface DigestResultProps {
  readonly state: HashState;
  readonly change: ChangeState;
  readonly run: ToolRun<HashResult>;
  /** The progress display, if any. */
  readonly children: ReactNode;
}

export function DigestResult({ state, change, run, children }: DigestResultProps) {
  const { output, isStale, error } = run;
  const chosen = output?.digests[state.algorithm];
  const value = chosen && formatDigest(chosen, state.encoding);
  const emptyText = useEmptyText('The hash appears here.');
  const isFault = error && (state.tab === 'file' || error.details.field !== undefined);
  return (
    <section
      className="tool-card tool-pad relative grid content-start gap-4"
      aria-label="Result"
      data-print={value === undefined ? undefined : ''}
    >
      {isStale && value !== undefined && <StaleNote />}
      {children}
      {isFault && (
        <RunError
          error={error}
          title={state.tab === 'file' ? 'Failed to generate file hash' : 'Failed to generate hash'}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{state.isKeyed ? `HMAC-${state.algorithm}` : state.algorithm}</h2>
        <div className="flex gap-1">
          <CopyButton
            text={value ?? ''}
            isDisabled={!value || isStale}
            isSmall
            accessibleLabel={`Copy ${state.algorithm} hash`}
          />
          <SendTo kind="hash" isDisabled={!value || isStale} getData={() => ({ text: value ?? '' })} />
        </div>
      </div>
      <p
        role="status"
        className={`mono text-[1.0625rem] wrap-anywhere ${isStale ? 'stale' : ''}`}
        data-testid="digest"
      >
        {value ?? <span className="text-ink-3">{emptyText}</span>}
      </p>
      {output && <p className="text-ink-3 tabular text-[0.875rem]">{describeInput(output, run.elapsedMs)}</p>}
      {output && state.isEvery && <DigestList state={state} output={output} isStale={isStale} />}
      <ExpectedDigest state={state} change={change} output={output} />
    </section>
  );
}

function describeInput({ sizeBytes, fileName }: HashResult, elapsedMs: number | undefined): string {
  if (fileName === undefined) return `of ${formatCount(sizeBytes, 'byte')}`;
  if (elapsedMs === undefined) return `of ${fileName}, ${formatBytes(sizeBytes)}`;
  const speed = formatBytes((sizeBytes / Math.max(elapsedMs, 1)) * 1000);
  return `of ${fileName}, ${formatCount(sizeBytes, 'byte')}, in ${formatDuration(elapsedMs)} (${speed}/s)`;
}

interface DigestListProps {
  readonly state: HashState;
  readonly output: HashResult;
  readonly isStale: boolean;
}

function DigestList({ state, output, isStale }: DigestListProps) {
  const others = algorithms.filter(({ id }) => id !== state.algorithm);
  return (
    <ul className={isStale ? 'stale' : ''} aria-label="Other algorithms">
      {others.map(({ id }) => {
        const digest = output.digests[id];
        const text = digest ? formatDigest(digest, state.encoding) : '';
        const isBroken = id === 'MD5' || id === 'SHA-1';
        return (
          <li key={id} className="border-line flex items-start gap-2 border-t py-2">
            <div className="min-w-0 flex-1">
              <p className="text-ink-2 font-semibold">
                {id} {isBroken && <Badge tone="warn">checksums only, not for security</Badge>}
              </p>
              <p className="mono text-[0.875rem] wrap-anywhere">{text}</p>
            </div>
            <CopyButton
              text={text}
              isSmall
              tone="plain"
              isDisabled={!digest}
              accessibleLabel={`Copy ${id}`}
              label=""
            />
          </li>
        );
      })}
    </ul>
  );
}

interface ExpectedDigestProps {
  readonly state: HashState;
  readonly change: ChangeState;
  readonly output: HashResult | undefined;
}

function ExpectedDigest({ state, change, output }: ExpectedDigestProps) {
  const comparison =
    output && state.expected.trim() ? compareDigest(state.expected, output.digests) : undefined;
  return (
    <div className={comparison ? 'grid gap-2' : 'grid gap-2 print:hidden!'}>
      <TextField
        label="Compare with an expected value"
        isMono
        value={state.expected}
        placeholder="Paste the published hash; its algorithm is found by its length"
        onChange={(expected) => change({ expected })}
      />
      <div role="status">{comparison && <Verdict comparison={comparison} />}</div>
    </div>
  );
}

function Verdict({ comparison }: { readonly comparison: Comparison }) {
  switch (comparison.verdict) {
    case 'match':
      return (
        <p className="text-ok flex items-center gap-2 font-semibold">
          <Icon name="circle-check" /> Match: this is the {comparison.algorithm} hash.
        </p>
      );
    case 'mismatch':
      return (
        <p className="text-danger flex items-center gap-2 font-semibold">
          <Icon name="circle-x" /> No match: the {comparison.algorithm} hash differs from character{' '}
          {comparison.position} on.
        </p>
      );
    case 'not-computed':
      return (
        <p className="text-warn font-semibold">
          It is as long as a {comparison.algorithm} hash. Choose {comparison.algorithm}, or all algorithms at
          once, to compare.
        </p>
      );
    case 'foreign':
      return `That is as long as a ${comparison.name} value, which is not computed here: use the SHA-256 value if there is one.`;
    case 'unreadable':
      return (
        <p className="text-warn font-semibold">
          It is as long as none of these hashes: hexadecimal or Base64 of MD5, SHA-1 or SHA-2 is expected.
        </p>
      );
  }
}
