import { downloadText } from '#client/lib/files/downloads.ts';
import { Button } from '#client/ui/button.tsx';
import { makeCalendarFile } from '#core/dates/days/calendar-file.ts';
import type { DateResult } from '../describing/date-result.ts';
import { HolidayList } from './holiday-list.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import type { ChangeState } from '../state.ts';

interface WorkingProps {
  readonly result: DateResult;
  readonly isDate: boolean;
  readonly isStale: boolean;
  readonly locale: string;
  readonly workedHolidays: string;
  readonly change: ChangeState;
}

/** Shows the rule that was used, and the same result in other units. */
export function Working(props: WorkingProps) {
  const { result, isDate, isStale, locale, workedHolidays, change } = props;
  const { sentences, rows, plain, span } = result;
  const date = plain.slice(0, 'yyyy-mm-dd'.length);
  return (
    <div className={`text-ink-2 tabular grid gap-2 ${isStale ? 'stale' : ''}`}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <table className="data-table text-ink">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-right">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {span && <MonthCalendar key={`${span.first} ${span.end}`} span={span} locale={locale} />}
      {span?.work.publicHolidays && (
        <HolidayList
          span={span}
          holidays={span.work.publicHolidays}
          locale={locale}
          workedHolidays={workedHolidays}
          change={change}
        />
      )}
      {isDate && (
        <div>
          <Button
            isSmall
            icon="calendar-days"
            onClick={() =>
              downloadText(
                makeCalendarFile(
                  { date, title: sentences[0] ?? '' },
                  new Date().toISOString(),
                  'Date Calculator',
                ),
                `${date}.ics`,
                'text/calendar',
              )
            }
          >
            Calendar file
          </Button>
        </div>
      )}
    </div>
  );
}
