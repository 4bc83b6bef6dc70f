import { useState } from 'react';
import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { uniqueFileNames } from '#core/files/file-names.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import type { BenchState, CompressItem } from '../bench/bench-state.ts';
import type { Bench } from '../bench/bench.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { addSizes, formatSaved } from '../bench/completion.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { ResultRow } from './result-row.tsx';

export interface NamedResult {
  readonly item: CompressItem;
  readonly name: string;
}

/**
 * Names the results: the specification's name for a single picture; otherwise the files' own names with the change,
 * made unique.
 */
export function nameResults(items: readonly CompressItem[]): NamedResult[] {
  const names = items.map(({ file, result }) =>
    items.length === 1
      ? `compressed-image.${result?.kind ?? 'jpeg'}`
      : pictureName(file.name, result?.kind ?? 'jpeg', 'compressed'),
  );
  const unique = uniqueFileNames(names);
  return items.map((item, index) => ({ item, name: unique[index] ?? item.file.name }));
}

/** Saves one result, or all of them as a zip. */
export function saveResults(items: readonly CompressItem[]): void {
  const done = nameResults(items).flatMap(({ item: { result, status }, name }) =>
    result && status === 'done' ? [{ name, blob: result.blob }] : [],
  );
  const [first] = done;
  if (done.length === 1 && first) downloadBlob(first.blob, first.name);
  else if (done.length > 1) downloadZip(done, 'compressed-images.zip').catch(reportFailure);
}

interface ResultsPanelProps {
  readonly bench: Bench;
  readonly state: BenchState;
  /** Whether the results were made with other options than the current ones. */
  readonly isOutdated: boolean;
}

export function ResultsPanel({ bench, state, isOutdated }: ResultsPanelProps) {
  const { items, facts, isBusy, leftOut } = state;
  const [comparedId, setComparedId] = useState<number>();
  return (
    <>
      {leftOut.length > 0 && (
        <Alert tone="warn" title={`${formatCount(leftOut.length, 'file')} left out`}>
          <ul className="list-disc ps-5 wrap-anywhere">
            {leftOut.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul>
        {nameResults(items).map(({ item, name }) => (
          <ResultRow
            key={item.id}
            item={item}
            facts={facts.get(item.file)}
            // For a single picture, the button below does it.
            downloadName={items.length > 1 ? name : undefined}
            isOutdated={isOutdated}
            isWaitingForRun={item.status === 'waiting' && !isBusy}
            onCompare={setComparedId}
            onRemove={bench.remove}
          />
        ))}
      </ul>
      <SendResults items={items} />
      <CompareDialog
        item={items.find(({ id }) => id === comparedId)}
        compare={bench.compare}
        onClose={() => setComparedId(undefined)}
      />
    </>
  );
}

/** Shows the tools that accept the results, if all have the same kind. */
function SendResults({ items }: Pick<BenchState, 'items'>) {
  const [kind, ...otherKinds] = new Set(
    items.flatMap(({ result, status }) => (result && status === 'done' ? result.kind : [])),
  );
  if (!kind || otherKinds.length > 0) return null;
  return (
    <div className="flex justify-end pt-2">
      <SendTo kind={kind} getData={() => ({ files: toFiles(nameResults(items)) })} />
    </div>
  );
}

/** Shows the totals and progress, at the start of the bottom row. */
export function Totals({ items, isBusy }: Pick<BenchState, 'items' | 'isBusy'>) {
  const done = items.flatMap(({ file, result, status }) =>
    result && status === 'done' ? [{ originalBytes: file.size, compressedBytes: result.blob.size }] : [],
  );
  const sizes = addSizes(done);
  return (
    <>
      {isBusy && <ProgressBar label="Compressing" fraction={done.length / items.length} />}
      <p className="text-ink-2 tabular flex-1 basis-32" role="status">
        {done.length > 0 && (
          <>
            <b className="text-ok">{formatSaved(sizes)}</b> {formatBytes(sizes.originalBytes)} →{' '}
            {formatBytes(sizes.compressedBytes)},{' '}
          </>
        )}
        {done.length} of {items.length} done
      </p>
    </>
  );
}

function toFiles(results: readonly NamedResult[]): File[] {
  return results.flatMap(({ item: { result, status }, name }) =>
    result && status === 'done' ? [new File([result.blob], name, { type: result.blob.type })] : [],
  );
}
