import { useMemo, useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { OutputView } from '#client/tool-kit/operation-page/output-view.tsx';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { hexOf } from '../coding/hex-bytes.ts';
import type operation from '../operation.ts';
import type { Made } from '../operation.ts';

const views = [
  { value: 'text', label: 'Text' },
  { value: 'hex', label: 'Hex' },
] as const;

/** Shows Base64, decoded text, or decoded bytes by their kind. */
export function Base64Output({ run, options, notice }: SlotProps<typeof operation>) {
  const [view, setView] = useState<'text' | 'hex'>('text');
  // The other tab's result must not be shown here.
  const result = run.output?.detail?.type === `${options.tab}d` ? run.output : undefined;
  const decoded = result?.detail?.type === 'decoded' ? result.detail : undefined;
  const isText = decoded?.charset !== undefined;
  const viewSwitch = isText && <Segmented label="Show as" value={view} choices={views} onChange={setView} />;
  if (!decoded || (isText && view === 'text'))
    return <OutputView result={result} isStale={run.isStale} notice={notice} action={viewSwitch} />;
  const { bytes, kind, hexHead } = decoded;
  return (
    <Pane
      title="Output"
      toolbar={
        <>
          {viewSwitch}
          <BytesActions bytes={bytes} kind={kind} isStale={run.isStale} />
        </>
      }
    >
      <div className="flex h-full flex-col gap-3 overflow-y-auto p-3">
        {notice}
        <div className={`flex min-h-0 flex-1 flex-col gap-3 ${run.isStale ? 'stale' : ''}`}>
          {kind.isImage && <Picture bytes={bytes} kind={kind} />}
          <HexHead hexHead={hexHead} sizeBytes={bytes.size} />
        </div>
      </div>
    </Pane>
  );
}

type Decoded = Pick<Extract<Made, { type: 'decoded' }>, 'bytes' | 'kind'>;

function BytesActions({ bytes, kind, isStale }: Decoded & { readonly isStale: boolean }) {
  const fileName = `decoded.${kind.extension}`;
  return (
    <>
      <CopyButton text={() => hexOfBlob(bytes)} label="Copy hex" tone="plain" isSmall isDisabled={isStale} />
      <Button
        icon="download"
        tone="plain"
        isSmall
        disabled={isStale}
        onClick={() => downloadBlob(bytes, fileName)}
      >
        <span className="pane-toolbar-label">{fileName}</span>
      </Button>
      <SendTo
        kind={kind.kind}
        isDisabled={isStale}
        getData={() => ({ files: [new File([bytes], fileName, { type: kind.mediaType })] })}
      />
    </>
  );
}

const maxCopiedBytes = 10_000_000;

async function hexOfBlob(blob: Blob): Promise<string> {
  if (blob.size > maxCopiedBytes) {
    throw new ToolInputError('This is too much for the clipboard.', { hint: 'Download the bytes instead.' });
  }
  return hexOf(new Uint8Array(await blob.arrayBuffer()));
}

function Picture({ bytes, kind }: Decoded) {
  const picture = useMemo(() => new Blob([bytes], { type: kind.mediaType }), [bytes, kind]);
  const url = useUrl(picture);
  return (
    <img
      src={url}
      alt={`The decoded ${kind.name}`}
      className="mx-auto max-h-56 max-w-full shrink-0 object-contain"
    />
  );
}

function HexHead({ hexHead, sizeBytes }: { readonly hexHead: string; readonly sizeBytes: number }) {
  const shownBytes = 4096;
  return (
    <>
      <pre
        className="mono min-h-24 flex-1 overflow-auto text-[0.8125rem]"
        tabIndex={0}
        role="region"
        aria-label="Bytes"
      >
        {hexHead}
      </pre>
      {sizeBytes > shownBytes && (
        <p className="text-ink-3 text-[0.875rem]">
          The first {writeNumber(shownBytes)} of {writeNumber(sizeBytes)} bytes; the download has all.
        </p>
      )}
    </>
  );
}
