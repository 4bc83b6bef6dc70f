import { Badge } from '#client/ui/badge.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { findTimeZone } from '#core/dates/zones/named-zones.ts';
import { typedClock } from '../clock.ts';
import type { Plan, PlannedZone } from '../plan.ts';
import { type ChangeState, readZoneIds, withZone, type ZoneState } from '../state.ts';
import { HourBands, looks } from './hour-bands.tsx';

interface PlannerProps {
  readonly plan: Plan;
  readonly state: ZoneState;
  readonly change: ChangeState;
}

const hourMs = 3_600_000;
const stepMs = 900_000;
const columns =
  'grid items-center gap-x-4 gap-y-1 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[25rem_minmax(0,1fr)]';
const kinds = { work: 'at work', awake: 'awake', asleep: 'asleep' } as const;

/** Shows every zone as a row, aligned by the hours of the day at home, and a slider for that day. */
export function Planner({ plan, state, change }: PlannerProps) {
  const { zones, startMs, endMs, epochMs, home, best } = plan;
  const current = Math.floor((epochMs - startMs) / hourMs);
  const said = zones.map(({ name, time, kind }) => `${name} ${time}, ${kinds[kind]}`).join('; ');
  const weekday = weekdayOf(typedClock(home, epochMs).date);
  const move = (toMs: number) => {
    const clock = typedClock(home, toMs);
    // An hour that occurs twice is the second one if the clock showed the same time an hour before.
    const isSecond = [hourMs, hourMs / 2].some((ms) => typedClock(home, toMs - ms).time === clock.time);
    change({ ...clock, occurrence: isSecond ? 'second' : 'first' });
  };
  return (
    <div className="grid gap-3">
      {zones.map((zone) => (
        <div key={zone.id} className={columns} data-zone={zone.id}>
          <ZoneFacts
            zone={zone}
            onHome={() =>
              change({ ...typedClock(zone.id, epochMs), home: zone.id, zones: withZone(state.zones, home) })
            }
            onRemove={() =>
              change({
                zones: readZoneIds(state.zones)
                  .filter((id) => findTimeZone(id)?.id !== zone.id)
                  .join(','),
              })
            }
          />
          <HourBands hours={zone.hours} current={current} onPick={(hour) => move(startMs + hour * hourMs)} />
          {zone.remarks.length > 0 && (
            <p className="text-ink-3 text-[0.875rem] md:col-span-2">{zone.remarks.join(' ')}</p>
          )}
        </div>
      ))}
      <div className={columns}>
        <label htmlFor="planned-hour" className="font-semibold">
          Drag the hour
        </label>
        <input
          id="planned-hour"
          className="slider"
          type="range"
          min={0}
          max={endMs - startMs - stepMs}
          step={stepMs}
          value={Math.min(epochMs - startMs, endMs - startMs - stepMs)}
          aria-valuetext={said}
          onChange={(event) => move(startMs + event.target.valueAsNumber)}
        />
      </div>
      <Legend />
      {zones.length > 1 && (
        <p className="text-ink-2">
          <span className="font-semibold">Best: </span>
          {best ?? `In no hour of this ${weekday.name} are two of them at work.`}{' '}
          {best === undefined && weekday.daysToMonday < 3 && (
            <Button isSmall onClick={() => move(epochMs + weekday.daysToMonday * 24 * hourMs)}>
              Show Monday
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the weekday of a date such as `2026-11-29`, and how far the next Monday is. */
function weekdayOf(date: string) {
  const day = new Date(date).getUTCDay();
  return { name: weekdays[day] ?? 'day', daysToMonday: (8 - day) % 7 || 7 };
}

function Legend() {
  return (
    <p className="text-ink-3 flex flex-wrap gap-x-4 text-[0.875rem]" aria-hidden="true">
      {(['work', 'awake', 'asleep'] as const).map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <span className={`border-line size-3.5 rounded-xs border ${looks[kind]}`} />
          {kinds[kind]}
        </span>
      ))}
    </p>
  );
}

interface ZoneFactsProps {
  readonly zone: PlannedZone;
  readonly onHome: () => void;
  readonly onRemove: () => void;
}

function ZoneFacts({ zone, onHome, onRemove }: ZoneFactsProps) {
  const { name, time, date, offset, days, kind, isHome } = zone;
  return (
    <div className="flex min-w-0 items-center justify-between gap-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="truncate font-semibold">{name}</span>
          <span className="text-ink-3 text-[0.875rem]">{offset === name ? '' : offset}</span>
          {days !== 0 && <Badge>{days > 0 ? `+${days} day` : `\u2212${-days} day`}</Badge>}
        </p>
        <p className="tabular">
          <span className="text-lg font-semibold">{time}</span> <span className="text-ink-2">{date}</span>
          {/* On a phone the color of the hour says it: there is no room. */}
          <span className="text-ink-3 wide-only">, {kinds[kind]}</span>
        </p>
      </div>
      {!isHome && (
        <span className="flex shrink-0 gap-1">
          <IconButton icon="house" label={`Type the time of ${name}`} onClick={onHome} />
          <IconButton
            icon="x"
            label={`Remove ${name}`}
            onClick={(event) => {
              focusNeighbor(event.currentTarget);
              onRemove();
            }}
          />
        </span>
      )}
    </div>
  );
}

/** Moves the focus from a removed row to the next or previous row, or else to the field for another zone. */
function focusNeighbor(button: HTMLElement): void {
  const row = button.closest('[data-zone]');
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  const [near] = rows.flatMap((each) =>
    each?.matches('[data-zone]') ? [...each.querySelectorAll('button')].slice(-1) : [],
  );
  const target = near ?? row?.closest('section')?.querySelector<HTMLElement>('form input');
  target?.focus();
}
