import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import {
  changeWorkedDates,
  type ChosenHolidays,
  holidaysWithin,
  readWorkedDates,
} from '#core/dates/holidays/chosen-holidays.ts';
import { dateOfDay, isoWeekday } from '#core/dates/days/day-numbers.ts';
import type { CountedSpan } from '../describing/date-result.ts';
import type { ChangeState } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface HolidayListProps {
  readonly span: CountedSpan;
  readonly holidays: ChosenHolidays;
  readonly locale: string;
  readonly workedHolidays: string;
  readonly change: ChangeState;
}

const shownAtFirst = 24;
const dateParts = { weekday: 'long', year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Lists the public holidays among the counted days by name, each with a button to count it as a workday. */
export function HolidayList({ span, holidays, locale, workedHolidays, change }: HolidayListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const found = holidaysWithin(span.first, span.end, holidays);
  const worked = readWorkedDates(workedHolidays);
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  const written = (day: number) => dateOfDay(day).toLocaleString(locale, dateParts);
  return (
    <section aria-label="Public holidays found" className="grid gap-1">
      <h3 className="text-ink text-base">Public holidays: {holidays.place}</h3>
      <p className="text-[0.9375rem]">
        {found.length === 0 ? 'None among these days.' : 'Uncheck a day that you work.'} {holidays.note}
      </p>
      <ul>
        {shown.map(({ day, name }) => (
          <li key={day}>
            <Checkbox
              label={`${written(day)}: ${name}${span.work.weekend.has(isoWeekday(day)) ? ' (weekend)' : ''}`}
              isChecked={!worked.has(day)}
              onChange={(isOff) => change({ workedHolidays: changeWorkedDates(workedHolidays, day, !isOff) })}
            />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <div>
          <Button isSmall onClick={() => setIsWhole(true)}>
            Show all {writeNumber(found.length, locale)}
          </Button>
        </div>
      )}
    </section>
  );
}
