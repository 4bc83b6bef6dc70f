import { useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { ComparePages } from '#client/tool-kit/files/pictures/compare-pages.tsx';
import { ComparePictures } from '#client/tool-kit/files/pictures/compare-pictures.tsx';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import type { NamedPart } from './batch-results.ts';

/** True where a picture became one picture. */
export function canCompare(file: File, [first, ...others]: readonly NamedPart[]): boolean {
  if (!first || others.length > 0 || first.showsInput === false) return false;
  if (!first.showsInput && !file.type.startsWith('image/')) return false;
  return isPictureKind(first.kind) || first.kind === 'svg';
}

interface RowActionsProps {
  readonly file: File;
  readonly parts: readonly NamedPart[];
  readonly isReady: boolean;
}

/** The actions for the results of one file. */
export function RowActions({ file, parts, isReady }: RowActionsProps) {
  const [isComparing, setIsComparing] = useState(false);
  const only = parts.length === 1 ? parts[0] : undefined;
  const closeComparison = () => setIsComparing(false);
  return (
    <>
      {only && (canCompare(file, parts) || only.showsInput) && (
        <>
          <Button
            icon="columns-2"
            aria-label={`Compare ${file.name}`}
            tone="plain"
            isSmall
            disabled={!isReady}
            onClick={() => {
              setIsComparing(true);
            }}
          >
            <span className="max-md:hidden">Compare</span>
          </Button>
          {canCompare(file, parts) ? (
            <ComparePictures
              before={file}
              after={isComparing ? only.blob : undefined}
              isMeasured={only.showsInput === true}
              onClose={closeComparison}
            />
          ) : (
            <ComparePages
              before={file}
              after={isComparing ? only.blob : undefined}
              onClose={closeComparison}
            />
          )}
        </>
      )}
      <IconButton
        icon="download"
        label={`Download the result of ${file.name}`}
        tone="plain"
        isSmall
        disabled={!isReady}
        onClick={() => {
          for (const { name, blob } of parts) downloadBlob(blob, name);
        }}
      />
      {only && (
        <SendTo
          kind={only.kind}
          isDisabled={!isReady}
          getData={() => ({ files: [new File([only.blob], only.name, { type: only.blob.type })] })}
        />
      )}
    </>
  );
}
