import { type KeyboardEvent, useId, useRef } from 'react';
import type { ExecCall } from '../matching/exec-calls.ts';
import { useRowInSight } from '../view/use-row-in-sight.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface CallRowsProps {
  readonly calls: readonly ExecCall[];
  readonly chosen: number;
  readonly onChoose: (call: number) => void;
}

/** The calls in a line each; arrow keys step, Home and End go to the first and the last. */
export function CallRows({ calls, chosen, onChoose }: CallRowsProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useRowInSight(ref, chosen);
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = callAfter(event.key, chosen, calls.length);
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
  };
  return (
    <div
      ref={ref}
      role="listbox"
      aria-label="Calls of exec"
      aria-activedescendant={`${id}-${chosen}`}
      tabIndex={0}
      className="border-line min-h-12 flex-1 overflow-y-auto border-t focus-visible:-outline-offset-2"
      onKeyDown={handleKeyDown}
    >
      {calls.map(({ before, span, text, next }, index) => (
        <div
          key={index}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={`flex h-8 cursor-pointer items-center gap-3 px-3 text-[0.875rem] ${index === chosen ? 'bg-surface-2' : ''}`}
          onClick={() => onChoose(index)}
        >
          <span className="tabular text-ink-3 w-8 shrink-0 text-end">{index + 1}</span>
          <span className="mono min-w-0 flex-1 truncate whitespace-pre">
            {span ? JSON.stringify(text) : 'null'}
          </span>
          <span className="tabular text-ink-3 shrink-0">
            {before} → {next}
          </span>
        </div>
      ))}
    </div>
  );
}

function callAfter(key: string, chosen: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowRight: chosen + 1,
    ArrowUp: chosen - 1,
    ArrowLeft: chosen - 1,
    Home: 0,
    End: count - 1,
  };
  const target = readOwn(targets, key);
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}
