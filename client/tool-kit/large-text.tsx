import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { formatBytes } from '#core/number-format.ts';

interface LargeTextProps {
  readonly label: string;
  readonly blob: Blob;
  readonly name?: string;
}

const pieceBytes = 64 * 1024;

/** Text too large for the editor, shown a piece at a time; the browser never lays out more than one piece. */
export function LargeText({ label, blob, name }: LargeTextProps) {
  const [index, setIndex] = useState(0);
  const [piece, setPiece] = useState('');
  const lastIndex = Math.max(Math.ceil(blob.size / pieceBytes) - 1, 0);
  const shownIndex = Math.min(index, lastIndex);

  useEffect(() => {
    let isGone = false;
    const start = shownIndex * pieceBytes;
    blob
      .slice(start, start + pieceBytes)
      .text()
      .then((text) => {
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
        role="region"
      >
        {piece}
      </pre>
    </div>
  );
}
