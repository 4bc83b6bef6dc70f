import type { PointerEvent } from 'react';
import type { PlannedHour } from '../hours.ts';

interface HourBandsProps {
  readonly hours: readonly PlannedHour[];
  /** The index of the hour that contains the moment. */
  readonly current: number;
  readonly onPick: (hour: number) => void;
}

export const looks = {
  work: 'bg-accent text-accent-ink',
  awake: 'bg-accent/30 text-ink',
  asleep: 'bg-surface-2 text-ink-3',
} as const;

/** On a narrow screen, only every third hour shows its number. */
const labeled = 3;

/**
 * Shows the hours of the day at home in a zone; a click or drag picks one. For accessibility, the row's text has the
 * same information and the slider the same function.
 */
export function HourBands({ hours, current, onPick }: HourBandsProps) {
  const pick = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const share = (isReversed ? right - event.clientX : event.clientX - left) / width;
    const hour = Math.min(hours.length - 1, Math.max(0, Math.floor(share * hours.length)));
    if (hour !== current) onPick(hour);
  };
  return (
    <div
      className="grid cursor-pointer [touch-action:pan-y] gap-px select-none"
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pick(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event);
      }}
    >
      {hours.map(({ label, kind }, index) => (
        <span
          key={`${label} ${index}`}
          data-kind={kind}
          className={`grid h-7 place-content-center rounded-xs text-[0.8125rem] tabular ${looks[kind]} ${index === current ? 'outline-2 outline-(--focus)' : ''}`}
        >
          <span className={Number.parseInt(label, 10) % labeled === 0 ? '' : 'hidden lg:inline'}>
            {label.replace(/:.*/, '')}
            <span className="hidden lg:inline">{label.includes(':') ? '·' : ''}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
