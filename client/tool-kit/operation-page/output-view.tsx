import { type ReactNode, useState } from 'react';
import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { FigureGrid } from '#client/tool-kit/results/figure-grid.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { OutputPane } from '#client/tool-kit/texts/output-pane.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { isTextKind, mediaTypeOf } from '#core/files/media-types.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { asTextOutput } from './text-output.ts';

interface OutputViewProps {
  readonly result: OperationResult | undefined;
  readonly isStale: boolean;
  readonly notice: ReactNode;
  readonly placeholder?: string;
  /** Stands before the output's own actions. */
  readonly action?: ReactNode;
}

/** What an operation gave: one text in a pane, anything else as a list of files. */
export function OutputView({
  result,
  isStale,
  notice,
  placeholder = 'The result appears here',
  action,
}: OutputViewProps) {
  const [part, ...others] = result?.parts ?? [];
  if (part && (others.length > 0 || !isTextKind(part.kind))) {
    return <FileParts parts={[part, ...others]} isStale={isStale} notice={notice} />;
  }
  const output = part && asTextOutput(part.content);
  return (
    <OutputPane
      output={output}
      isStale={isStale}
      notice={
        result?.figures ? (
          <div className="grid gap-3">
            <FigureGrid figures={result.figures} isStale={isStale} />
            {notice}
          </div>
        ) : (
          notice
        )
      }
      placeholder={placeholder}
      language={part?.kind === 'json' ? 'json' : part?.isOfColumns ? 'columns' : 'plain'}
      toolbar={
        <>
          {action}
          <OutputActions
            // What is old is shown, and cannot be taken for new.
            output={isStale ? undefined : output}
            fileName={part?.name ?? 'output.txt'}
            mediaType={mediaTypeOf(part?.kind ?? 'text')}
            kind={part?.kind ?? 'text'}
          />
        </>
      }
    />
  );
}

interface FilePartsProps {
  readonly parts: readonly OutputPart[];
  readonly isStale: boolean;
  readonly notice: ReactNode;
}

function FileParts({ parts, isStale, notice }: FilePartsProps) {
  const [isZipping, setIsZipping] = useState(false);
  const saveAll = () => {
    setIsZipping(true);
    downloadZip(
      parts.map((part) => ({ name: part.name, blob: blobOf(part) })),
      'output.zip',
    )
      .catch(reportFailure)
      .finally(() => {
        setIsZipping(false);
      });
  };
  return (
    <Pane
      title="Output"
      toolbar={
        parts.length > 1 && (
          <Button icon="download" tone="plain" isSmall disabled={isStale || isZipping} onClick={saveAll}>
            Download all
          </Button>
        )
      }
    >
      <div className="flex h-full flex-col">
        {notice && <div className="max-h-[70%] shrink-0 overflow-y-auto p-3">{notice}</div>}
        <ul className={`min-h-0 flex-1 overflow-y-auto px-4 ${isStale ? 'stale' : ''}`} aria-label="Files">
          {parts.map((part) => (
            <FilePart key={part.name} part={part} isStale={isStale} />
          ))}
        </ul>
      </div>
    </Pane>
  );
}

function FilePart({ part, isStale }: { readonly part: OutputPart; readonly isStale: boolean }) {
  const blob = blobOf(part);
  return (
    <li className="border-line flex items-center gap-2 border-b py-2">
      <span className="min-w-0 flex-1 truncate font-semibold" title={part.name}>
        {part.name}
      </span>
      <span className="text-ink-3 tabular text-[0.875rem]">{formatBytes(blob.size)}</span>
      <IconButton
        icon="download"
        label={`Download ${part.name}`}
        tone="plain"
        isSmall
        disabled={isStale}
        onClick={() => {
          downloadBlob(blob, part.name);
        }}
      />
      <SendTo
        kind={part.kind}
        isDisabled={isStale}
        getData={() => ({ files: [new File([blob], part.name, { type: blob.type })] })}
      />
    </li>
  );
}

/** A part as a file of its kind's media type. */
export function blobOf({ content, kind }: OutputPart): Blob {
  const type = mediaTypeOf(kind);
  return content instanceof Blob && content.type === type ? content : new Blob([content], { type });
}
