import { readDateWords, type Viewpoint } from './phrase-dates.ts';
import { weekdayOf } from './phrase-names.ts';

/**
 * A question about one date: its weekday, whether its year is a leap year, or the years in which it falls on a weekday.
 */
export interface DayQuestion {
  readonly kind: 'day';
  readonly date: Temporal.PlainDate;
  readonly asks: 'weekday' | 'leap year' | 'years' | 'week';
  /** The weekday, 1 for Monday; undefined for the date's own. */
  readonly weekday: number | undefined;
}

const leapYear = /^(?:(?:is|was|will) (?:the year )?)?(\d{1,4})(?: be)? a? ?leap year$/;
const whichDay =
  /^(?:(?:what|which) )?(?:day(?: of the week)?|weekday) (?:is|was|will be|of)(?: (?:it )?on)? (.+?)(?: be)?$/;
const yearsWhen =
  /^(?:(?:what|which|in (?:what|which)) )?years? (?:(?:when|in which|where|that) )?(?:does |is )?(.+?) (?:(?:is|was|falls?|fell|lies|be)(?: on)? )?(?:an? )?(\p{L}+)$/u;

/** Reads `is 2100 a leap year`, `what day was 20 July 1969` and `years when 14 March is a Friday`. */
export function readDayQuestion(text: string, view: Viewpoint): DayQuestion | undefined {
  const year = leapYear.exec(text)?.[1];
  if (year !== undefined && Number(year) > 0) {
    const date = new Temporal.PlainDate(Number(year), 1, 1);
    return { kind: 'day', date, asks: 'leap year', weekday: undefined };
  }
  const [, dateWords, weekdayWord = ''] = yearsWhen.exec(text) ?? [];
  const weekday = weekdayOf(weekdayWord.replace(/s$/, ''), view.locale);
  // The next 29 February is found in a leap year.
  const falling =
    weekday !== undefined &&
    dateWords &&
    (readDateWords(dateWords, view) ?? readDateWords(`${dateWords} 2000`, view));
  if (falling) return { kind: 'day', date: falling, asks: 'years', weekday };
  const words = whichDay.exec(text)?.[1];
  const date = words && readDateWords(words, view);
  return date ? { kind: 'day', date, asks: 'weekday', weekday: undefined } : undefined;
}
