import { useState } from 'react';
import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { uniqueFileNames } from '#core/file-names.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { BenchState, CompressItem } from '../bench/bench-state.ts';
import type { Bench } from '../bench/bench.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { addSizes, formatSaved } from '../bench/completion.ts';
import { batchOutputName, singleOutputName } from '../bench/output-names.ts';
import { ResultRow } from './result-row.tsx';

export interface NamedResult {
  readonly item: CompressItem;
  readonly name: string;
}

/** The results' names: the specification's for one picture alone, else the files' own, told apart. */
export function nameResults(items: readonly CompressItem[]): NamedResult[] {
  const names = items.map(({ file, result }) =>
    items.length === 1
      ? singleOutputName(result?.kind ?? 'jpeg')
      : batchOutputName(file.name, result?.kind ?? 'jpeg'),
  );
  const unique = uniqueFileNames(names);
  return items.map((item, index) => ({ item, name: unique[index] ?? item.file.name }));
}

/** Saves one result under its name, or all of them as a zip. */
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
  /** Whether the results were made with other options than those now set. */
  readonly isOutdated: boolean;
}

export function ResultsPanel({ bench, state, isOutdated }: ResultsPanelProps) {
  const { items, facts, isBusy } = state;
  const [comparedId, setComparedId] = useState<number>();
  return (
    <>
      <ul>
        {nameResults(items).map(({ item, name }) => (
          <ResultRow
            key={item.id}
            item={item}
            facts={facts.get(item.file)}
            // For one picture alone the button below does it.
            downloadName={items.length > 1 ? name : undefined}
            isOutdated={isOutdated}
            isWaitingForRun={item.status === 'waiting' && !isBusy}
            onCompare={() => setComparedId(item.id)}
            onRemove={() => bench.remove(item.id)}
          />
        ))}
      </ul>
      <Totals items={items} isBusy={isBusy} onCancel={bench.cancel} />
      <CompareDialog
        item={items.find(({ id }) => id === comparedId)}
        compare={bench.compare}
        onClose={() => setComparedId(undefined)}
      />
    </>
  );
}

interface TotalsProps {
  readonly items: readonly CompressItem[];
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Totals({ items, isBusy, onCancel }: TotalsProps) {
  const done = items.flatMap(({ file, result, status }) =>
    result && status === 'done'
      ? [{ originalBytes: file.size, compressedBytes: result.blob.size, kind: result.kind }]
      : [],
  );
  const sizes = addSizes(done);
  const [kind, ...otherKinds] = new Set(done.map((each) => each.kind));
  return (
    <>
      {kind && otherKinds.length === 0 && (
        <div className="flex justify-end pb-2">
          <SendTo kind={kind} getData={() => ({ files: toFiles(nameResults(items)) })} />
        </div>
      )}
      <div className="foot-row">
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
        {isBusy && <Button onClick={onCancel}>Cancel</Button>}
        <Button
          tone="primary"
          icon="download"
          className={isBusy ? 'max-md:hidden' : ''}
          disabled={done.length === 0}
          onClick={() => saveResults(items)}
        >
          {items.length > 1 ? 'Download all' : 'Download'}
        </Button>
      </div>
    </>
  );
}

function toFiles(results: readonly NamedResult[]): File[] {
  return results.flatMap(({ item: { result, status }, name }) =>
    result && status === 'done' ? [new File([result.blob], name, { type: result.blob.type })] : [],
  );
}
