import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Button } from '#client/ui/button.tsx';
import { useFindTarget } from '#client/ui/code/find-target.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';

const LargeTextFind = lazyPart(async () => ({
  default: (await import('./large-text-find.tsx')).LargeTextFind,
}));

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
  const [isFinding, setIsFinding] = useState(false);
  const [sought, setSought] = useState<Sought>();
  const openFind = useCallback(() => setIsFinding(true), []);
  useFindTarget(openFind);
  const showPlace = useCallback((offset: number, pattern: RegExp) => {
    setIndex(Math.floor(offset / pieceBytes));
    setSought({ offset, pattern });
  }, []);
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

  const from = formatBytes(shownIndex * pieceBytes);
  const to = formatBytes(Math.min((shownIndex + 1) * pieceBytes, blob.size));
  return (
    <div
      className="flex h-full flex-col"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
        event.preventDefault();
        openFind();
      }}
    >
      <Suspense>
        {isFinding && (
          <LargeTextFind
            blob={blob}
            onPlace={showPlace}
            onClose={() => {
              setIsFinding(false);
              setSought(undefined);
            }}
          />
        )}
      </Suspense>
      <div className="text-ink-2 flex flex-wrap items-center gap-1 px-3 py-1 text-[0.875rem]">
        <p className="tabular mr-auto min-w-0 wrap-anywhere">
          {name && <strong>{name} · </strong>}
          {from} to {to} of {formatBytes(blob.size)}
        </p>
        <div className="flex shrink-0 gap-1">
          <PieceSteps index={shownIndex} lastIndex={lastIndex} onGo={setIndex} />
        </div>
      </div>
      <pre
        className="mono min-h-0 flex-1 overflow-auto px-4 py-2 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
        tabIndex={0}
        aria-label={label}
        role="group"
      >
        {sought ? <MarkedPiece piece={piece} {...sought} start={shownIndex * pieceBytes} /> : piece}
      </pre>
    </div>
  );
}

interface PieceStepsProps {
  readonly index: number;
  readonly lastIndex: number;
  readonly onGo: (index: number) => void;
}

function PieceSteps({ index, lastIndex, onGo }: PieceStepsProps) {
  const steps = [
    { label: 'First part', icon: 'chevron-first', target: 0 },
    { label: 'Previous part', icon: 'chevron-left', target: index - 1 },
    { label: 'Next part', icon: 'chevron-right', target: index + 1 },
    { label: 'Last part', icon: 'chevron-last', target: lastIndex },
  ] as const;
  return steps.map(({ label, icon, target }, place) => (
    <Button
      key={label}
      tone="plain"
      isSmall
      icon={icon}
      aria-label={label}
      disabled={index === (place < 2 ? 0 : lastIndex)}
      onClick={() => onGo(target)}
    />
  ));
}

interface Sought {
  /** In bytes, from the start of the whole text. */
  readonly offset: number;
  readonly pattern: RegExp;
}

/** A piece with the matches colored and the found position in view. */
function MarkedPiece({ piece, offset, pattern, start }: Sought & { piece: string; start: number }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [piece, offset]);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: found } of piece.matchAll(pattern)) {
    const before = new TextEncoder().encode(piece.slice(0, index)).length;
    // The piece may begin some bytes after `start`, because it begins with a whole character.
    const isChosen = Math.abs(start + before - offset) < maxCharacterBytes;
    parts.push(
      piece.slice(end, index),
      <mark key={index} ref={isChosen ? ref : undefined} className={isChosen ? 'outline-2' : ''}>
        {found}
      </mark>,
    );
    end = index + found.length;
  }
  return [...parts, piece.slice(end)];
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
