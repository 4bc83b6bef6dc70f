import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';

interface LargeTextProps {
  readonly label: string;
  readonly blob: Blob;
  readonly name?: string;
}

/** Laying out more than this at once can hold the page up for longer than 50 ms on a slow machine. */
const pieceBytes = 16 * 1024;
/** The longest a UTF-8 character can be. */
const maxCharacterBytes = 4;

/** Text too large for the editor, shown a piece at a time; the browser never lays out more than one piece. */
export function LargeText({ label, blob, name }: LargeTextProps) {
  const [index, setIndex] = useState(0);
  const [piece, setPiece] = useState('');
  const lastIndex = Math.max(Math.ceil(blob.size / pieceBytes) - 1, 0);
  const shownIndex = Math.min(index, lastIndex);

  useEffect(() => {
    let isGone = false;
    readPiece(blob, shownIndex * pieceBytes).then((text) => {
      if (!isGone) setPiece(text);
    }, reportFailure);
    return () => {
      isGone = true;
    };
  }, [blob, shownIndex]);

  const go = (target: number) => () => {
    setIndex(target);
  };
  const from = formatBytes(shownIndex * pieceBytes);
  const to = formatBytes(Math.min((shownIndex + 1) * pieceBytes, blob.size));
  return (
    <div className="flex h-full flex-col">
      <div className="text-ink-2 flex flex-wrap items-center gap-1 px-3 py-1 text-[0.875rem]">
        <p className="tabular mr-auto">
          {name && <strong>{name} · </strong>}
          {from} to {to} of {formatBytes(blob.size)}
        </p>
        <Button
          tone="plain"
          isSmall
          icon="chevron-first"
          aria-label="First part"
          disabled={shownIndex === 0}
          onClick={go(0)}
        />
        <Button
          tone="plain"
          isSmall
          icon="chevron-left"
          aria-label="Previous part"
          disabled={shownIndex === 0}
          onClick={go(shownIndex - 1)}
        />
        <Button
          tone="plain"
          isSmall
          icon="chevron-right"
          aria-label="Next part"
          disabled={shownIndex === lastIndex}
          onClick={go(shownIndex + 1)}
        />
        <Button
          tone="plain"
          isSmall
          icon="chevron-last"
          aria-label="Last part"
          disabled={shownIndex === lastIndex}
          onClick={go(lastIndex)}
        />
      </div>
      <pre
        className="mono min-h-0 flex-1 overflow-auto px-4 py-2 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
        tabIndex={0}
        aria-label={label}
        role="group"
      >
        {piece}
      </pre>
    </div>
  );
}

/** A character that the cut falls into belongs whole to the piece in which it begins. */
async function readPiece(blob: Blob, start: number): Promise<string> {
  const end = Math.min(start + pieceBytes + maxCharacterBytes, blob.size);
  const bytes = new Uint8Array(await blob.slice(start, end).arrayBuffer());
  return new TextDecoder().decode(
    bytes.subarray(skipContinuation(bytes, 0), skipContinuation(bytes, pieceBytes)),
  );
}

/** The first byte at or after `offset` that does not continue a character (10xxxxxx in UTF-8). */
function skipContinuation(bytes: Uint8Array, offset: number): number {
  let index = offset;
  while (((bytes[index] ?? 0) & 0b1100_0000) === 0b1000_0000) index += 1;
  return Math.min(index, bytes.length);
}
