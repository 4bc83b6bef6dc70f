import { useEffect, useMemo, useState } from 'react';
import { isPictureKind } from '#client/tool-kit/files/pictures/picture-kinds.ts';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { hexOf } from '#core/bytes/asn1/values.ts';
import { hexDump } from '#core/bytes/hex-dump.ts';
import { ToolInputError } from '#core/errors.ts';
import { mediaTypeOf } from '#core/files/media-types.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

interface BytesViewProps {
  readonly name: string;
  readonly kind: DataKind;
  readonly bytes: Blob;
}

const shownBytes = 4096;

/** The beginning of bytes in hexadecimal, and the picture that they are. */
export function BytesView({ name, kind, bytes }: BytesViewProps) {
  const head = useHead(bytes);
  return (
    <div className="grid gap-3">
      {(isPictureKind(kind) || kind === 'ico') && <Picture {...{ name, kind, bytes }} />}
      <pre className="mono overflow-x-auto text-[0.8125rem]" tabIndex={0} role="region" aria-label="Bytes">
        {head}
      </pre>
      {bytes.size > shownBytes && (
        <p className="text-ink-3 text-[0.875rem]">
          The first {writeNumber(shownBytes)} of {writeNumber(bytes.size)} bytes; the download has all.
        </p>
      )}
    </div>
  );
}

function useHead(bytes: Blob): string {
  const [head, setHead] = useState('');
  useEffect(() => {
    let isGone = false;
    bytes
      .slice(0, shownBytes)
      .arrayBuffer()
      .then((buffer) => {
        if (!isGone) setHead(hexDump(new Uint8Array(buffer)));
      }, reportFailure);
    return () => {
      isGone = true;
    };
  }, [bytes]);
  return head;
}

function Picture({ name, kind, bytes }: BytesViewProps) {
  const picture = useMemo(() => new Blob([bytes], { type: mediaTypeOf(kind) }), [bytes, kind]);
  return (
    <img src={useUrl(picture)} alt={name} className="mx-auto max-h-56 max-w-full shrink-0 object-contain" />
  );
}

const maxCopiedBytes = 10_000_000;

/** Bytes in hexadecimal for the clipboard. Throws a ToolInputError for more than it should hold. */
export async function readHex(bytes: Blob): Promise<string> {
  if (bytes.size > maxCopiedBytes) {
    throw new ToolInputError('This is too much for the clipboard.', { hint: 'Download the bytes instead.' });
  }
  return hexOf(new Uint8Array(await bytes.arrayBuffer()));
}
