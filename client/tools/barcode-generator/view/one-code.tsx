import type { Note } from '#core/errors.ts';
import { useMemo, useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { copyImage } from '#client/lib/sharing/clipboard.ts';
import { blobOf } from '#client/tool-kit/operation-page/file-part.tsx';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { CopyImageButton } from '#client/tool-kit/results/copy-image-button.tsx';
import { MisreadNotice, shorten } from '#client/tool-kit/results/misread-notice.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import type { OneDetail } from '../making/details.ts';
import type operation from '../operation.ts';
import { CodeFacts } from './code-facts.tsx';

interface OneCodeProps extends Pick<SlotProps<typeof operation>, 'source' | 'options'> {
  readonly parts: readonly OutputPart[];
  readonly detail: OneDetail;
  readonly notes: readonly Note[];
  readonly isStale: boolean;
}

/** Shows one barcode: its picture, buttons to save and copy it, and its details. */
export function OneCode({ parts, detail, notes, isStale, source, options }: OneCodeProps) {
  const preview = useMemo(() => new Blob([detail.svg], { type: 'image/svg+xml' }), [detail]);
  const url = useUrl(preview);
  const [takenAnyway, setTakenAnyway] = useState<OneDetail>();
  const [part] = parts;
  const { scan } = detail;
  const isMisread = scan !== undefined && scan.outcome !== 'same';
  const isHeld = isMisread && takenAnyway !== detail;
  const isOff = isStale || isHeld || !part;

  const download = () => {
    if (part) downloadBlob(blobOf(part), part.name);
  };
  const copy = () => copyImage(makePng({ source, options }));
  useShortcuts({
    download: isOff ? undefined : download,
    copy: isOff ? undefined : () => void copy().catch(reportFailure),
  });

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className={`grid content-start justify-items-center gap-4 ${isStale ? 'stale' : ''}`}>
        <div
          // A code that reads as something else is not printed until the person accepts it.
          data-print={isHeld ? undefined : ''}
          className="border-line max-w-full overflow-hidden rounded-lg border bg-white"
        >
          <div
            className="max-w-full print:!w-[var(--width)]"
            // Shown at twice its printed size; it keeps its space while it is drawn.
            style={{
              width: `${Math.max(40, detail.widthMm * 2)}mm`,
              aspectRatio: `${detail.widthMm} / ${detail.heightMm}`,
              ['--width' as string]: `${detail.widthMm}mm`,
            }}
          >
            {url && (
              <img src={url} alt={`Barcode that says: ${shorten(detail.full)}`} className="block w-full" />
            )}
          </div>
        </div>
        {scan && isMisread && !isStale && (
          <MisreadNotice
            outcome={scan.outcome}
            foundText={scan.found}
            toChange="the content, the colors or the sizes"
            isHeld={isHeld}
            onTakeAnyway={() => setTakenAnyway(detail)}
          />
        )}
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Button tone="primary" icon="download" disabled={isOff} onClick={download}>
            Download {options.format.toUpperCase()}
          </Button>
          <CopyImageButton isDisabled={isOff} onCopy={copy} />
          {options.format === 'svg' && <CopyButton label="Copy SVG" isDisabled={isOff} text={detail.svg} />}
          {part && (
            <SendTo
              kind={part.kind}
              isDisabled={isOff}
              getData={() => ({ files: [new File([blobOf(part)], part.name, { type: blobOf(part).type })] })}
            />
          )}
        </div>
      </div>
      <div className={`grid min-w-0 content-start gap-3 ${isStale ? 'stale' : ''}`}>
        <CodeFacts detail={detail} />
        {/* The scan result is shown next to the picture. */}
        <NotesList notes={notes.filter(({ severity }) => severity !== 'error')} />
      </div>
    </div>
  );
}

/** Converts the code to pixels, because clipboards do not accept vectors. */
async function makePng({ source, options }: Pick<OneCodeProps, 'source' | 'options'>): Promise<Blob> {
  const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
  const isTyped = source.type === 'text' && source.fileName === undefined;
  const content = isTyped ? source.text : source.type === 'text' ? new Blob([source.text]) : source.file;
  const { parts } = await runOperation('barcode-generator', content, { ...options, format: 'png' });
  const [part] = parts;
  if (!part) throw new Error('There is no picture.');
  return blobOf(part);
}
