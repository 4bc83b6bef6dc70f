import type { PlannedHour } from '../plan.ts';

interface HourBandsProps {
  readonly hours: readonly PlannedHour[];
  /** The hour in which the moment lies. */
  readonly current: number;
}

const looks = {
  work: 'bg-accent text-accent-ink',
  awake: 'bg-accent-soft text-ink-2',
  asleep: 'bg-surface-2 text-ink-3',
} as const;

/** The hours of the day at home as a zone lives them. What they say is said by the slider and the row's text, too. */
export function HourBands({ hours, current }: HourBandsProps) {
  return (
    <div
      className="grid gap-px"
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }}
    >
      {hours.map(({ label, kind }, index) => (
        <span
          key={`${label} ${index}`}
          data-kind={kind}
          className={`grid h-7 place-items-center overflow-hidden rounded-xs text-[0.6875rem] tabular ${looks[kind]} ${index === current ? 'outline-2 outline-(--focus)' : ''}`}
        >
          <span className="hidden lg:inline">{label.replace(/:.*/, '·')}</span>
        </span>
      ))}
    </div>
  );
}
