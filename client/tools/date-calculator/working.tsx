import { downloadText } from '#client/lib/downloads.ts';
import { SendTo } from '#client/tool-kit/send-to.tsx';
import { Button } from '#client/ui/button.tsx';
import { makeCalendarFile } from './calendar-file.ts';
import type { DateResult } from './describe.ts';
import { MonthCalendar } from './month-calendar.tsx';

interface WorkingProps {
  readonly result: DateResult;
  readonly isDate: boolean;
  readonly isStale: boolean;
  readonly locale: string;
}

/** The rule that was used, and the same answer in other terms. */
export function Working({ result, isDate, isStale, locale }: WorkingProps) {
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
      <div className="flex flex-wrap gap-2">
        {isDate && (
          <Button
            isSmall
            icon="calendar-days"
            onClick={() =>
              downloadText(
                makeCalendarFile(date, sentences[0] ?? '', new Date().toISOString()),
                `${date}.ics`,
                'text/calendar',
              )
            }
          >
            Calendar file
          </Button>
        )}
        <SendTo kind={isDate ? 'date' : 'number'} getData={() => ({ text: plain })} />
      </div>
    </div>
  );
}
