import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { isAbortError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { type BlobMatches, findInBlob, literalPattern } from '#core/text/find-in-blob.ts';

const quietMs = 200;
const mostFound = 10_000;

interface LargeTextFindProps {
  readonly blob: Blob;
  /** Called with the position to show, and the pattern to mark around it. */
  readonly onPlace: (offset: number, pattern: RegExp) => void;
  readonly onClose: () => void;
}

/** The find bar of a text that is shown a piece at a time: it reads all of it, and goes to the piece. */
export function LargeTextFind({ blob, onPlace, onClose }: LargeTextFindProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const [found, setFound] = useState<BlobMatches>();
  const [chosen, setChosen] = useState(0);

  function look(next: string, isExact: boolean): void {
    setText(next);
    setMatchesCase(isExact);
    setFound(undefined);
  }

  function go(index: number): void {
    const { offsets = [] } = found ?? {};
    const place = (index + offsets.length) % offsets.length;
    const offset = offsets[place];
    if (offset === undefined) return;
    setChosen(place);
    onPlace(offset, literalPattern(text, matchesCase));
  }

  useEffect(() => {
    boxRef.current?.focus();
  }, []);

  useEffect(() => {
    if (text === '') return;
    const looking = new AbortController();
    const timer = setTimeout(() => {
      const options = { limit: mostFound, longest: text.length, signal: looking.signal };
      const pattern = literalPattern(text, matchesCase);
      findInBlob(blob, pattern, options).then(
        (matches) => {
          if (looking.signal.aborted) return;
          setFound(matches);
          setChosen(0);
          const [first] = matches.offsets;
          if (first !== undefined) onPlace(first, pattern);
        },
        (error: unknown) => {
          if (!isAbortError(error)) reportFailure(error);
        },
      );
    }, quietMs);
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [blob, text, matchesCase, onPlace]);

  return (
    <search
      className="border-line flex flex-wrap items-center gap-1 border-b px-3 py-1 text-[0.875rem]"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          go(chosen + (event.shiftKey ? -1 : 1));
        }
      }}
    >
      <input
        type="text"
        className="input min-h-8 min-w-0 flex-[1_1_8rem] py-0"
        aria-label="Find"
        placeholder="Find"
        autoComplete="off"
        spellCheck={false}
        ref={boxRef}
        value={text}
        onChange={(event) => look(event.target.value, matchesCase)}
      />
      <output className="tabular min-w-22">{text === '' ? '' : describe(found, chosen)}</output>
      <Steps onStep={(step) => go(chosen + step)} />
      <label className="inline-flex items-center gap-1">
        <input type="checkbox" checked={matchesCase} onChange={(event) => look(text, event.target.checked)} />
        Match case
      </label>
      <Button tone="plain" isSmall icon="x" aria-label="Close" onClick={onClose} />
    </search>
  );
}

function Steps({ onStep }: { readonly onStep: (step: number) => void }) {
  return (
    <>
      <Button tone="plain" isSmall aria-label="Previous match" onClick={() => onStep(-1)}>
        ↑
      </Button>
      <Button tone="plain" isSmall aria-label="Next match" onClick={() => onStep(1)}>
        ↓
      </Button>
    </>
  );
}

function describe(found: BlobMatches | undefined, chosen: number): string {
  if (!found) return 'Looking…';
  const { offsets, hasMore } = found;
  if (offsets.length === 0) return 'Not found';
  return `${writeNumber(chosen + 1)} of ${writeNumber(offsets.length)}${hasMore ? '+' : ''}`;
}
