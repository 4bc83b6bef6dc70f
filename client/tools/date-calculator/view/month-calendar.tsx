import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { dateOfDay, dayNumber, isoWeekday } from '#core/dates/days/day-numbers.ts';
import { isoWeek, longDate } from '#core/dates/days/date-text.ts';
import { nameOfDayOff } from '#core/dates/days/days-off.ts';
import type { CountedSpan } from '../describing/date-result.ts';
import { countDays } from '#core/dates/days/work-days.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface MonthCalendarProps {
  readonly span: CountedSpan;
  readonly locale: string;
}

/** Shows the counted days month by month, with weekends and days off marked, so that the count can be checked. */
export function MonthCalendar({ span, locale }: MonthCalendarProps) {
  const [shift, setShift] = useState(0);
  const start = dateOfDay(span.first).with({ day: 1 });
  const last = dateOfDay(Math.max(span.first, span.end - 1));
  const months = start.until(last.with({ day: 1 }), { largestUnit: 'month' }).months;
  const shownShift = Math.min(shift, months);
  const month = start.add({ months: shownShift });
  const title = month.toLocaleString(locale, { month: 'long', year: 'numeric', calendar: 'gregory' });
  return (
    <section aria-label="Calendar" className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon="chevron-left"
          label="Month before"
          isSmall
          disabled={shownShift === 0}
          onClick={() => setShift(shownShift - 1)}
        />
        <h3 className="text-ink text-base" aria-live="polite">
          {title}
        </h3>
        <IconButton
          icon="chevron-right"
          label="Month after"
          isSmall
          disabled={shownShift === months}
          onClick={() => setShift(shownShift + 1)}
        />
      </div>
      <MonthTable month={month} span={span} locale={locale} />
      <p className="text-[0.9375rem]">
        Counted days are tinted; the small number is the running count of business days. Weekends are gray,
        days off struck through.
      </p>
    </section>
  );
}

interface MonthTableProps extends MonthCalendarProps {
  readonly month: Temporal.PlainDate;
}

function MonthTable({ month, span, locale }: MonthTableProps) {
  const first = dayNumber(month);
  const monday = first - (month.dayOfWeek - 1);
  const weeks = Math.ceil((month.dayOfWeek - 1 + month.daysInMonth) / 7);
  return (
    <table className="w-full table-fixed border-collapse text-center text-[0.9375rem]">
      <thead>
        <tr className="text-ink-2">
          <th scope="col" className="w-10 font-normal" title="ISO week">
            W
          </th>
          {[0, 1, 2, 3, 4, 5, 6].map((offset) => (
            <th key={offset} scope="col" className="font-normal">
              {dateOfDay(monday + offset).toLocaleString(locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            <th scope="row" className="text-ink-3 font-normal">
              {Number(isoWeek(dateOfDay(monday + week * 7)).slice(-4, -2))}
            </th>
            {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
              const day = monday + week * 7 + offset;
              return day < first || day >= first + month.daysInMonth ? (
                <td key={offset} />
              ) : (
                <DayCell key={offset} day={day} date={day - first + 1} span={span} locale={locale} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps extends MonthCalendarProps {
  readonly day: number;
  readonly date: number;
}

function DayCell({ day, date, span, locale }: DayCellProps) {
  const { first, end, work } = span;
  const isCounted = day >= first && day < end;
  const isWeekend = work.weekend.has(isoWeekday(day));
  const nameOff = nameOfDayOff(day, work);
  const isOff = nameOff !== undefined;
  const count = isCounted && !isWeekend && !isOff ? countDays(first, day + 1, work).workDays : undefined;
  const kind = isOff ? nameOff || 'day off' : isWeekend ? 'weekend' : undefined;
  const tint = isCounted ? (isWeekend || isOff ? 'bg-surface-2' : 'bg-accent-soft') : '';
  return (
    <td
      title={[longDate(dateOfDay(day), locale), kind].filter(Boolean).join(': ')}
      className={`border-line h-11 border align-top leading-tight ${tint}`}
    >
      <span className={`${isWeekend || isOff ? 'text-ink-3' : 'text-ink'} ${isOff ? 'line-through' : ''}`}>
        {date}
      </span>
      {count !== undefined && (
        <span className="text-accent block text-[0.75rem]" data-testid="running-count">
          {writeNumber(count, locale)}
        </span>
      )}
      {isCounted && kind !== undefined && <span className="sr-only">, {kind}</span>}
    </td>
  );
}
