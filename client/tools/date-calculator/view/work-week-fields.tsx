import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { DateState } from '../state.ts';
import type { WorkWeekProps } from './work-week-options.tsx';

type WorkWeekOptions = (typeof import('./work-week-options.tsx'))['WorkWeekOptions'];

/** Which days are no business days, behind a fold whose fields are loaded when they are first seen. */
export function WorkWeekFields(props: WorkWeekProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [content, setContent] = useState<{ readonly WorkWeekOptions: WorkWeekOptions }>();
  // It stays open when a choice is taken back.
  if (!isOpen && hasWorkWeek(props.state)) setIsOpen(true);
  // It may have been opened before the page came to life.
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
