import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FileQueueStore } from '#client/tool-kit/files/file-queue.ts';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ReadCode } from '../reading/read-picture.ts';
import { CodeCard } from './code-card.tsx';

interface ScanResultsProps {
  /** All files added so far. */
  readonly files: readonly File[];
  /** Codes seen by the camera, latest first. */
  readonly seen: readonly ReadCode[];
  readonly onForget: () => void;
}

async function scanFile(file: File, { signal, reportProgress }: TaskScope): Promise<readonly ReadCode[]> {
  const { detail } = await runOperation('code-scanner', file, {}, { signal, onProgress: reportProgress });
  return detail as readonly ReadCode[];
}

/** A row for each file; those that came since the last time are added to the others. */
function useScans(files: readonly File[]) {
  const [queue] = useState(() => new FileQueueStore<readonly ReadCode[]>(2));
  const { items } = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const addedRef = useRef(0);
  useEffect(() => {
    queue.start(scanFile);
    return () => {
      queue.clear();
      addedRef.current = 0;
    };
  }, [queue]);
  useEffect(() => {
    queue.add(files.slice(addedRef.current));
    addedRef.current = files.length;
  }, [queue, files]);
  useKeptFiles(items.map(({ file }) => file));
  return { items, remove: queue.remove };
}

/** The codes of the camera and of each picture. */
export function ScanResults({ files, seen, onForget }: ScanResultsProps) {
  const { items, remove } = useScans(files);
  const codes = [...seen, ...items.flatMap(({ result }) => result ?? [])];
  const texts = codes.filter(({ kind }) => kind !== 'file').map(({ text }) => text);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <p role="status" className="font-semibold">
          {formatCount(codes.length, 'code')}
        </p>
        {texts.length > 1 && <CopyButton isSmall label="Copy all" text={texts.join('\n')} />}
      </div>
      <ul aria-label="Pictures" className="file-list">
        {seen.length > 0 && (
          <li className="py-2">
            <RowHead name="Camera" removes="Remove the camera’s codes" onRemove={onForget} />
            <CodeList codes={seen} name="Camera" />
          </li>
        )}
        {items.map(({ id, file, status, error, result, progress }) => (
          <li key={id} className="py-2">
            <RowHead
              name={file.name}
              file={file}
              removes={`Remove ${file.name}`}
              onRemove={() => remove(id)}
            />
            {(status === 'running' || status === 'waiting') && (
              <ProgressBar label={`Progress of ${file.name}`} fraction={progress?.fraction} />
            )}
            <RunError error={error} />
            {result && <CodeList codes={result} name={file.name} />}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowHeadProps {
  readonly name: string;
  readonly file?: File;
  readonly removes: string;
  readonly onRemove: () => void;
}

function RowHead({ name, file, removes, onRemove }: RowHeadProps) {
  return (
    <div className="flex items-center gap-3">
      {file && <Thumbnail file={file} substitute={undefined} />}
      <p className="min-w-0 flex-1 truncate font-semibold">{name}</p>
      <IconButton icon="x" tone="plain" isSmall label={removes} onClick={onRemove} />
    </div>
  );
}

function CodeList({ codes, name }: { readonly codes: readonly ReadCode[]; readonly name: string }) {
  return (
    <ul aria-label={`Codes of ${name}`}>
      {codes.map((code, index) => (
        // A picture may hold the same code twice.
        <CodeCard key={index} code={code} />
      ))}
    </ul>
  );
}
