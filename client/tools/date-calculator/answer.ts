import type { Answer } from '#client/tool-kit/answer.ts';
import { provideTemporal } from '#client/lib/temporal.ts';
import { areTwoDates } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { calendarSpan, count, isoWeek, longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { answerClocks } from './answer-clocks.ts';
import { answerNamed } from './answer-named.ts';
import { answerMoment } from './answer-moments.ts';
import { leapYearSentence } from './describing/describe-day.ts';
import { describeDifference } from './describing/describe-difference.ts';
import { describeSum } from './describing/describe-sum.ts';
import { differenceBetween } from '#core/dates/days/date-arithmetic.ts';
import { type Phrase, readPhrase } from './phrases/phrase.ts';
import type { DayQuestion } from './phrases/phrase-days.ts';
import { stateOf } from './phrases/phrase-state.ts';
import { schema } from './state.ts';
import { yearsOnWeekday } from '#core/dates/days/weekday-years.ts';

/** Matches a bare date, which is data, or a sum, which is for the calculator. */
const bare = /^[\d\s./:+*–—−-]+$/;
const namesTwoDates = /\b(?:until|till?|to|since|between|from|through|minus)\b|\s[-−→]\s|[–—]/i;

/** Answers `90 days from 3 March`, `days until Christmas` and `last Friday of next month`. */
export function answer(query: string, locale: string): Answer | undefined {
  if (!('Temporal' in globalThis)) {
    // A browser without `Temporal` loads the polyfill on the first question, and answers the next one.
    provideTemporal().catch(() => undefined);
    return undefined;
  }
  return answerOn(query, locale, Temporal.Now.plainDateISO(), Temporal.Now.plainTimeISO());
}

/** Does the same, as of the day `today` and the time `now`. */
export function answerOn(
  query: string,
  locale: string,
  today: Temporal.PlainDate,
  now?: Temporal.PlainTime,
): Answer | undefined {
  const clocks = answerClocks(query.trim().replace(/\s*[=?]+$/, ''), locale);
  if (clocks) return clocks;
  const moment = answerMoment(query, locale, today);
  if (moment) return moment;
  if (bare.test(query) && !areTwoDates(query)) return undefined;
  const question = rewritePhrase(query, today);
  const phrase = readOrTell(question, today, locale, now);
  if (!phrase || 'text' in phrase) return phrase;
  if (phrase.kind === 'day') return answerDay(phrase, locale);
  if (phrase.kind === 'age' || phrase.kind === 'due') return answerNamed(phrase, today, locale);
  return phrase.kind === 'sum'
    ? answerSum(phrase, today, locale)
    : answerDifference(phrase, question, today, locale);
}

/** Writes phrases of searches as the tool's own: `date in 100 days`, `days left in the year`, `todays date`. */
function rewritePhrase(query: string, today: Temporal.PlainDate): string {
  return query
    .trim()
    .replace(
      /^(?:how\s+many\s+)?(days|weeks|months)\s+(?:are\s+)?(?:left|remaining)\s+(?:in|of)\s+(?:(?:the|this)\s+)?(year|month|\d{4})\??$/i,
      (_, unit: string, span: string) => {
        const end = /month/i.test(span)
          ? today.with({ day: today.daysInMonth })
          : new Temporal.PlainDate(/year/i.test(span) ? today.year : Number(span), 12, 31);
        return `${unit} until ${end.toString()}`;
      },
    )
    .replace(
      /^(?:what\s+(?:is\s+)?(?:the\s+)?|the\s+)?date\s+(?:is\s+(?:it\s+)?)?(?=in\s+\d|\d+\s+\w+\s+(?:from|after|before|ago)|(?:today|tomorrow|yesterday)\b)/i,
      '',
    )
    .replace(
      /^(?:what(?:['’]?s|\s+is)\s+)?(?:today['’]?s\s+date|(?:the\s+)?date\s+(?:today|is\s+it)|current\s+date|what\s+day\s+is\s+(?:it|today)(?:\s+today)?)\??$/i,
      'today',
    )
    .replace(/^time\s+(?=between\b|from\b)/i, '');
}

/** Reads the question; for a date that does not exist, the answer says so. */
function readOrTell(
  query: string,
  today: Temporal.PlainDate,
  locale: string,
  now?: Temporal.PlainTime,
): Phrase | Answer | undefined {
  try {
    return readPhrase(query, today, locale, now);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const [text = '', working = ''] = error.message.split(': ');
    return { text, working, opens: 'Date Calculator', values: {} };
  }
}

function answerDay(question: DayQuestion, locale: string): Answer {
  const { date, asks, weekday = date.dayOfWeek } = question;
  const values = stateOf(question);
  const written = longDate(date, locale);
  if (asks === 'leap year') {
    const [text = '', working = ''] = leapYearSentence(date.year).split(': ');
    return { text, working, opens: written, values };
  }
  if (asks === 'week') {
    const text = `${written} – ${longDate(date.add({ days: 6 }), locale)}`;
    return { text, working: `Monday to Sunday, ${isoWeek(date).slice(0, -2)}`, opens: written, values };
  }
  if (asks === 'weekday')
    return { text: weekdayName(date, locale), working: written, opens: written, values };
  const name = weekdayName(date.add({ days: weekday - date.dayOfWeek }), locale);
  const opens = `${date.toLocaleString(locale, { month: 'long', day: 'numeric' })} on a ${name}`;
  const years = [
    ...yearsOnWeekday(date, weekday, -1, 2).toReversed(),
    ...(date.dayOfWeek === weekday ? [date.year] : []),
    ...yearsOnWeekday(date, weekday, 1, 3),
  ];
  return { text: years.join(', '), working: opens, opens, values };
}

function answerSum(
  phrase: Phrase & { kind: 'sum' },
  today: Temporal.PlainDate,
  locale: string,
): Answer | undefined {
  const values = stateOf(phrase);
  return unlessMistaken(() => {
    const { shown, plain, sentences } = describeSum(
      { ...initialState(schema), ...values },
      today.toString(),
      locale,
    );
    const date = Temporal.PlainDate.from(plain.slice(0, 'yyyy-mm-dd'.length));
    const time = plain.slice('yyyy-mm-ddT'.length);
    const working = sentences.join(' ');
    return {
      text: time === '' ? `${weekdayName(date, locale)}, ${shown}` : momentText(plain, locale),
      working,
      opens: (sentences[0] ?? '').replace(/\.$/, ''),
      values,
    };
  });
}

function momentText(plain: string, locale: string): string {
  const moment = Temporal.PlainDateTime.from(plain);
  const time = moment.toLocaleString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(moment.second === 0 ? {} : { second: '2-digit' }),
  });
  return `${time}, ${weekdayName(moment.toPlainDate(), locale)}, ${longDate(moment.toPlainDate(), locale)}`;
}

function answerDifference(
  phrase: Phrase & { kind: 'difference' },
  query: string,
  today: Temporal.PlainDate,
  locale: string,
): Answer {
  const { start, end } = phrase;
  const values = stateOf(phrase);
  const { days, calendar } = differenceBetween(start, end, false);
  const opens = `${longDate(start, locale)} → ${longDate(end, locale)}`;
  if (start.equals(today) && !namesTwoDates.test(query)) {
    const text = `${weekdayName(end, locale)}, ${longDate(end, locale)}`;
    return { text, working: `${count(days, 'day', locale)} from today`, opens, values };
  }
  const { shown } = describeDifference({ ...initialState(schema), ...values }, today.toString(), locale);
  if (phrase.countsWorkDays)
    return { text: shown, working: `${opens}, without Saturdays and Sundays`, opens, values };
  const { startTime, endTime } = phrase;
  if ((startTime ?? endTime) !== undefined) {
    const working = [start, end].map((date, index) => {
      const time = (index === 0 ? startTime : endTime) ?? '00:00';
      return `${longDate(date, locale)}, ${time}`;
    });
    return { text: shown, working: working.join(' → '), opens, values };
  }
  return { text: shown, working: `${opens} (${calendarSpan(calendar, locale)})`, opens, values };
}
