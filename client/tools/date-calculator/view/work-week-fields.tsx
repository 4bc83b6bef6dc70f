import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { DateState } from '../state.ts';
import type { WorkWeekProps } from './work-week-options.tsx';

const WorkWeekOptions = lazyPart(async () => ({
  default: (await import('./work-week-options.tsx')).WorkWeekOptions,
}));

/** Options for non-business days, in a collapsible section whose fields load when first opened. */
export function WorkWeekFields(props: WorkWeekProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  // It stays open when an option is reset.
  if (!isOpen && hasWorkWeek(props.state)) setIsOpen(true);
  // The person may have opened it before the page started.
  useEffect(() => {
    if (details.current?.open) setIsSeen(true);
  }, []);

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) setIsSeen(true);
      }}
    >
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Business days</summary>
      <Suspense>{isSeen && <WorkWeekOptions {...props} />}</Suspense>
    </details>
  );
}

function hasWorkWeek({ holidays, holidayPlace, weekend, countsWorkDays, unit }: DateState): boolean {
  return (
    holidays !== '' || holidayPlace !== '' || weekend !== 'sat-sun' || countsWorkDays || unit === 'workdays'
  );
}
