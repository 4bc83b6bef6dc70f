import { type Amount, readAmount } from './phrase-amounts.ts';
import { type DayQuestion, readDayQuestion } from './phrase-days.ts';
import { ToolInputError } from '#core/errors.ts';
import { readDateWords, type Viewpoint } from './phrase-dates.ts';
import { type NamedQuestion, readNamedQuestion } from './phrase-named.ts';
import { type Difference, differenceOf } from './phrase-spans.ts';
import { splitMoment, timeText } from './phrase-times.ts';

/** A question in words: a date at a distance from another, or the difference between two. */
export type Phrase =
  | {
      readonly kind: 'sum';
      readonly base: Temporal.PlainDate;
      readonly operation: 'add' | 'subtract';
      readonly amount: Amount;
      /** The time of day to which hours are added; undefined for midnight. */
      readonly baseTime?: string | undefined;
    }
  | Difference
  | DayQuestion
  | NamedQuestion;

const maxLength = 120;
const unitWords = String.raw`(?:(?:business|working|work|calendar)[ -]?)?(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)|weekdays|workdays`;
const workDayWords = /\b(?:business|working|work)[ -]?days?\b|\bweekdays\b/;
const questionWords =
  /^(?:what(?:'s| is)?(?: the)?(?: date)?|when(?:'s| is)?|how (?:many|long|far)(?: is it)?|number of|count(?: of)?|the)\s+/;

/**
 * Reads phrases such as `90 days from 3 March`, `last Friday of next month`, `business days between 1 May and 1 June`;
 * undefined for anything else. Hours are counted from `now`, or from midnight without it. Throws a ToolInputError for a
 * day that does not exist. `Temporal` must be loaded.
 */
export function readPhrase(
  written: string,
  today: Temporal.PlainDate,
  locale: string,
  now?: Temporal.PlainTime,
): Phrase | undefined {
  if (written.length > maxLength) return undefined;
  let text = written.trim().replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  text = text.replace(/[?!.]+$/, '');
  let impossible: string | undefined;
  const view: Viewpoint = {
    today,
    locale,
    now,
    lean: 'this year',
    onImpossible: (sentence) => (impossible ??= sentence),
  };
  const day = readDayQuestion(text, view);
  if (day) return day;
  while (questionWords.test(text)) text = text.replace(questionWords, '');
  const found =
    readNamedQuestion(text, view) ??
    readSum(text, view) ??
    readDifference(text, view) ??
    readWeek(text, view) ??
    readLoneDate(text, view);
  if (!found && brokenMonths.test(text)) {
    throw new ToolInputError('Part of a month has no fixed length: write it in days or weeks.');
  }
  if (!found && impossible !== undefined) throw new ToolInputError(impossible);
  if (found?.kind !== 'difference') return found;
  return { ...found, countsWorkDays: workDayWords.test(text) };
}

const brokenMonths =
  /^[-−]?\d+[.,]\d+ ?(?:years?|quarters?|months?) |[-−+] ?\d+[.,]\d+ ?(?:years?|quarters?|months?)$/;

/** Reads `week 53 of 2026`, a question for its days. */
function readWeek(text: string, view: Viewpoint): Phrase | undefined {
  const date = /^(?:iso )?week \d|^\d{4}-?w\d{2}$/.test(text) ? readDateWords(text, view) : undefined;
  return date && { kind: 'day', date, asks: 'week', weekday: undefined };
}

type Reader = (match: RegExpExecArray, view: Viewpoint) => Phrase | undefined;

const sums: readonly (readonly [RegExp, Reader])[] = [
  [/^in (.+?)(?:'s time)?$/, ([, amount], view) => sumOf(amount, 'now', 'add', view)],
  [/^(.+) (?:from now|hence|later)$/, ([, amount], view) => sumOf(amount, 'now', 'add', view)],
  [/^(.+) ago$/, ([, amount], view) => sumOf(amount, 'now', 'subtract', view)],
  [/^(.+?) (?:from|after|past) (.+)$/, ([, amount, date], view) => sumOf(amount, date, 'add', view)],
  [/^(.+?) (?:before|prior to) (.+)$/, ([, amount, date], view) => sumOf(amount, date, 'subtract', view)],
  [/^(.+?) ?(?:\+|plus|add) ?(.+)$/, ([, date, amount], view) => sumOf(amount, date, 'add', view)],
  [/^(.+?) (?:[-−]|minus) ?(.+)$/, ([, date, amount], view) => sumOf(amount, date, 'subtract', view)],
];

function readSum(text: string, view: Viewpoint): Phrase | undefined {
  return firstOf(sums, text, view);
}

function sumOf(
  amountWords: string | undefined,
  dateWords: string | undefined,
  operation: 'add' | 'subtract',
  view: Viewpoint,
): Phrase | undefined {
  const [, minus, words] = /^([-−]|minus )?\s*(.*)$/.exec(amountWords ?? '') ?? [];
  const plain = readAmount(words ?? '');
  const { day = 'today', time = nowOf(dateWords, plain, view) } = splitMoment(dateWords ?? '');
  const base = plain && readDateWords(day, view);
  const amount = time === undefined ? plain : plain && asDuration(plain);
  if (!base || !amount) return undefined;
  const isTurned = minus !== undefined;
  return {
    kind: 'sum',
    base,
    operation: isTurned === (operation === 'add') ? 'subtract' : 'add',
    amount,
    ...(time === undefined ? {} : { baseTime: time }),
  };
}

/** Returns the start time: `45 minutes from now` starts at the current minute, `3 days from now` on the current day. */
function nowOf(
  words: string | undefined,
  amount: Amount | undefined,
  { now }: Viewpoint,
): string | undefined {
  const isTimed = amount?.unit === 'duration' && /hour|minute|second/.test(amount.text);
  return words === 'now' && isTimed && now ? timeText(now) : undefined;
}

/** Converts an amount to a duration that can be added to a time of day; undefined for business days. */
function asDuration(amount: Amount): Amount | undefined {
  if (amount.unit === 'duration') return amount;
  return amount.unit === 'workdays'
    ? undefined
    : { unit: 'duration', text: `${amount.count} ${amount.unit}` };
}

const differences: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(String.raw`^(?:(${unitWords}) )?(?:left )?(?:until|till|til|to) (.+)$`),
    ([, unit, end], view) => differenceOf(unit, undefined, end, view),
  ],
  [
    new RegExp(String.raw`^(?:(${unitWords}) )?since (.+)$`),
    ([, unit, start], view) => differenceOf(unit, start, undefined, view),
  ],
  [
    new RegExp(String.raw`^(?:(${unitWords}) )?between (.+) and (.+)$`),
    ([, unit, start, end], view) => differenceOf(unit, start, end, view),
  ],
  [
    new RegExp(String.raw`^(?:(${unitWords}) )?(?:from )?(.+?) (?:to|until|till|through|→) (.+)$`),
    ([, unit, start, end], view) => differenceOf(unit, start, end, view),
  ],
  [
    new RegExp(String.raw`^(?:(${unitWords}) )?(.+?)(?: [-−] | ?[–—] ?| minus )(.+)$`),
    ([, unit, one, other], view) => inOrder(differenceOf(unit, one, other, view)),
  ],
];

/** A dash between two dates is a range or a minus: both mean the days from the earlier to the later one. */
function inOrder(found: Difference | undefined): Difference | undefined {
  if (!found || Temporal.PlainDate.compare(found.start, found.end) <= 0) return found;
  const { start, end, startTime, endTime } = found;
  return { ...found, start: end, end: start, startTime: endTime, endTime: startTime };
}

function readDifference(text: string, view: Viewpoint): Phrase | undefined {
  return firstOf(differences, text, view);
}

/** Reads a single date as a question for its distance from today. */
function readLoneDate(text: string, view: Viewpoint): Phrase | undefined {
  const end = readDateWords(text, { ...view, lean: 'ahead' });
  return end && { kind: 'difference', start: view.today, end, countsWorkDays: false };
}

function firstOf(
  forms: readonly (readonly [RegExp, Reader])[],
  text: string,
  view: Viewpoint,
): Phrase | undefined {
  for (const [pattern, read] of forms) {
    const match = pattern.exec(text);
    const phrase = match && read(match, view);
    if (phrase) return phrase;
  }
  return undefined;
}
