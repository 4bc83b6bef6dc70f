import { useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { PictureDialog } from '#client/tool-kit/files/pictures/picture-dialog.tsx';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import { Thumbnail } from '#client/tool-kit/files/pictures/thumbnail.tsx';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { mediaTypeOf } from '#core/files/media-types.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

interface FilePartProps {
  readonly part: { readonly name: string; readonly kind: DataKind; readonly blob: Blob };
  readonly isStale: boolean;
  /** The only result: a picture is shown large. */
  readonly isOnly?: boolean;
}

/** One file among those that were made. */
export function FilePart({ part: { name, kind, blob }, isStale, isOnly = false }: FilePartProps) {
  const [isShown, setIsShown] = useState(false);
  const isPicture = isPictureKind(kind) || kind === 'svg';
  return (
    <li className="border-line flex flex-wrap items-center gap-2 border-b py-2">
      {isPicture && !isOnly && (
        <>
          <button
            type="button"
            aria-label={`Look at ${name}`}
            onClick={() => {
              setIsShown(true);
            }}
          >
            <Thumbnail file={blob} substitute={undefined} />
          </button>
          <PictureDialog
            name={name}
            picture={isShown ? blob : undefined}
            onClose={() => {
              setIsShown(false);
            }}
          />
        </>
      )}
      <span className="min-w-32 flex-1 font-semibold wrap-anywhere">{name}</span>
      <span className="text-ink-3 tabular text-[0.875rem]">{formatBytes(blob.size)}</span>
      <IconButton
        icon="download"
        label={`Download ${name}`}
        tone="plain"
        isSmall
        disabled={isStale}
        onClick={() => {
          downloadBlob(blob, name);
        }}
      />
      <SendTo
        kind={kind}
        isDisabled={isStale}
        getData={() => ({ files: [new File([blob], name, { type: blob.type })] })}
      />
      {isPicture && isOnly && <LargePicture {...{ name, blob }} />}
    </li>
  );
}

function LargePicture({ name, blob }: { readonly name: string; readonly blob: Blob }) {
  const url = useUrl(blob);
  return (
    <div className="basis-full">
      {url && <img src={url} alt={name} className="checkerboard mx-auto max-h-[60vh] max-w-full" />}
    </div>
  );
}

/** A part as a file of its kind's media type. */
export function blobOf({ content, kind }: OutputPart): Blob {
  const type = mediaTypeOf(kind);
  return content instanceof Blob && content.type === type ? content : new Blob([content], { type });
}
