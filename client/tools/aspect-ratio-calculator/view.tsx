import { useMemo } from 'react';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { ToolInputError } from '#core/errors.ts';
import type { AspectAnswer, Row } from './describe.ts';
import { schema } from './state.ts';
import { AspectFields } from './view/aspect-fields.tsx';

export default function AspectRatioCalculator() {
  const [state, change] = useToolState(schema);
  const locale = useLocale();
  const task = useMemo(
    () => async () => (await import('./describe.ts')).describeAspect(state, locale),
    [state, locale],
  );
  const run = useLiveRun<AspectAnswer>(task);
  const takeFiles = ([file]: readonly File[]) => {
    if (!file) return;
    readSize(file)
      .then(({ width, height }) =>
        change({ known: 'size', width: String(width), height: String(height), locale: 'en' }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ToolInputError)) reportFailure(error);
        else
          notify({
            title: 'No size',
            text: `“${file.name}” is no picture that can be read.`,
            tone: 'destructive',
          });
      });
  };
  useDroppedFiles(takeFiles);
  useReceivedData(({ files, text }) => {
    if (files) takeFiles(files);
    else if (text !== undefined) change({ known: 'ratio', ratio: text.trim().slice(0, 60), locale: 'en' });
  });
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <AspectFields state={state} error={run.error} change={(values) => change({ ...values, locale })} />
        <RunError error={run.error?.details.field === undefined ? run.error : undefined} />
        <div>
          <FileInputButton icon="image-up" accept="image/*" onFiles={takeFiles}>
            Take the size of a picture
          </FileInputButton>
        </div>
      </div>
      <ResultPanel
        label="Aspect ratio"
        value={run.output?.shown}
        copyText={run.output?.copied}
        placeholder="Fill in the numbers."
        isStale={run.isStale}
      >
        {run.output && <Details answer={run.output} isStale={run.isStale} />}
      </ResultPanel>
    </div>
  );
}

async function readSize(file: File): Promise<{ width: number; height: number }> {
  const [{ readImageHeader }, { uprightSize }] = await Promise.all([
    import('#core/images/containers/image-container.ts'),
    import('#core/images/containers/image-header.ts'),
  ]);
  return uprightSize(await readImageHeader(new Uint8Array(await file.arrayBuffer())));
}

function Details({ answer, isStale }: { readonly answer: AspectAnswer; readonly isStale: boolean }) {
  const { rows, size, ratio } = answer;
  return (
    <div className={`grid gap-3 ${isStale ? 'stale' : ''}`}>
      <Drawing ratio={ratio} />
      {size && (
        <div className="flex flex-wrap items-center gap-2">
          <strong className="tabular text-2xl" data-testid="size">
            {size.value}
          </strong>
          {!isStale && size.copied && (
            <CopyButton text={size.copied} isSmall accessibleLabel="Copy the new size" />
          )}
          <span className="text-ink-2">{size.label}</span>
        </div>
      )}
      <table className="data-table">
        <tbody>
          {rows.map((row) => (
            <RowLine key={row.label} row={row} isStale={isStale} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowLine({
  row: { label, value, copied },
  isStale,
}: {
  readonly row: Row;
  readonly isStale: boolean;
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="wrap-anywhere">{value}</td>
      <td>{copied && !isStale && <CopyButton text={copied} isSmall accessibleLabel={`Copy ${label}`} />}</td>
    </tr>
  );
}

const drawnSide = 160;

/** The shape itself, within a square. */
function Drawing({ ratio }: { readonly ratio: number }) {
  const width = Math.max(2, drawnSide * Math.min(1, ratio));
  const height = Math.max(2, drawnSide * Math.min(1, 1 / ratio));
  return (
    <div
      aria-hidden="true"
      className="bg-surface-2 border-accent rounded-[var(--r-s)] border-2"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
