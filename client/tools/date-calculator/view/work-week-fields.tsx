import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { DateState } from '../state.ts';
import type { WorkWeekProps } from './work-week-options.tsx';

type WorkWeekOptions = (typeof import('./work-week-options.tsx'))['WorkWeekOptions'];

/** Options for non-business days, in a collapsible section whose fields load when first opened. */
export function WorkWeekFields(props: WorkWeekProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [content, setContent] = useState<{ readonly WorkWeekOptions: WorkWeekOptions }>();
  // It stays open when an option is reset.
  if (!isOpen && hasWorkWeek(props.state)) setIsOpen(true);
  // The person may have opened it before the page started.
  useEffect(() => {
    if (details.current?.open) setIsSeen(true);
  }, []);
  useEffect(() => {
    if (isSeen) import('./work-week-options.tsx').then(setContent, reportFailure);
  }, [isSeen]);

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) setIsSeen(true);
      }}
    >
      <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Business days</summary>
      {content && <content.WorkWeekOptions {...props} />}
    </details>
  );
}

function hasWorkWeek({ holidays, holidayPlace, weekend, countsWorkDays, unit }: DateState): boolean {
  return (
    holidays !== '' || holidayPlace !== '' || weekend !== 'sat-sun' || countsWorkDays || unit === 'workdays'
  );
}
