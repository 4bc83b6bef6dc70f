import type { Note } from '#core/errors.ts';
import { downloadBlob, downloadZip } from '#client/lib/files/downloads.ts';
import { blobOf } from '#client/tool-kit/operation-page/file-part.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { CodeRows } from '#client/tool-kit/results/code-rows.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { ManyDetail } from '../making/details.ts';

interface ManyCodesProps {
  readonly parts: readonly OutputPart[];
  readonly detail: ManyDetail;
  readonly notes: readonly Note[];
  readonly isStale: boolean;
}

/** Shows the codes of a list: one file each in a zip, or a sheet of labels. */
export function ManyCodes({ parts, detail, notes, isStale }: ManyCodesProps) {
  const [first] = parts;
  const isSheet = first?.name === 'labels.pdf';
  const save = () => {
    if (isSheet) downloadBlob(blobOf(first), first.name);
    else {
      const files = parts.map((part) => ({ name: part.name, blob: blobOf(part) }));
      downloadZip(files, 'barcodes.zip').catch(reportFailure);
    }
  };
  useShortcuts({ download: isStale ? undefined : save });
  const made = detail.rows.filter(({ isMade }) => isMade).length;
  return (
    <div className={`grid min-w-0 gap-4 ${isStale ? 'stale' : ''}`}>
      <div>
        <Button tone="primary" icon="download" disabled={isStale} onClick={save}>
          Download {formatCount(made, 'code')} {isSheet ? 'on labels (PDF)' : '(ZIP)'}
        </Button>
      </div>
      {/* Errors in a row are shown in that row. */}
      <NotesList notes={notes.filter(({ place }) => place === undefined)} />
      <div className="overflow-x-auto" tabIndex={0}>
        <CodeRows
          rows={detail.rows}
          isFailed={({ problem }) => problem !== undefined}
          drawOutcome={({ problem }) =>
            problem && <p className="text-danger text-[0.875rem] font-semibold">{problem}</p>
          }
        />
      </div>
    </div>
  );
}
