import { type Amount, readAmount } from './phrase-amounts.ts';
import { type DayQuestion, readDayQuestion } from './phrase-days.ts';
import { ToolInputError } from '#core/errors.ts';
import { readDateWords, type Viewpoint } from './phrase-dates.ts';

/** What was asked for in words: a date so much away from another, or how far two are apart. */
export type Phrase =
  | {
      readonly kind: 'sum';
      readonly base: Temporal.PlainDate;
      readonly operation: 'add' | 'subtract';
      readonly amount: Amount;
    }
  | {
      readonly kind: 'difference';
      readonly start: Temporal.PlainDate;
      readonly end: Temporal.PlainDate;
      readonly countsWorkDays: boolean;
      /** The unit that the answer is to be given in; undefined for days. */
      readonly asks?: Asked | undefined;
    }
  | DayQuestion;

/** How a span may be asked for. */
export type Asked = 'weeks' | 'months' | 'years' | 'hours' | 'minutes';

const maxLength = 120;
const unitWords = String.raw`(?:(?:business|working|work|calendar)[ -]?)?(?:days?|weeks?|months?|years?|hours?|minutes?)|weekdays|workdays`;
const workDayWords = /\b(?:business|working|work)[ -]?days?\b|\bweekdays\b/;
const questionWords =
  /^(?:what(?:'s| is)?(?: the)?(?: date)?|when(?:'s| is)?|how (?:many|long|far)(?: is it)?|number of|count(?: of)?|the)\s+/;

/**
 * Reads `90 days from 3 March`, `last Friday of next month`, `business days between 1 May and 1 June` and their like;
 * undefined for anything else. Throws a ToolInputError for a day that does not exist. `Temporal` must be there.
 */
export function readPhrase(written: string, today: Temporal.PlainDate, locale: string): Phrase | undefined {
  if (written.length > maxLength) return undefined;
  let text = written.trim().replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  text = text.replace(/[?!.]+$/, '');
  let impossible: string | undefined;
  const view: Viewpoint = {
    today,
    locale,
    lean: 'this year',
    onImpossible: (sentence) => (impossible ??= sentence),
  };
  const day = readDayQuestion(text, view);
  if (day) return day;
  while (questionWords.test(text)) text = text.replace(questionWords, '');
  const found =
    readAge(text, view) ??
    readSum(text, view) ??
    readDifference(text, view) ??
    readWeek(text, view) ??
    readLoneDate(text, view);
  if (!found && impossible !== undefined) throw new ToolInputError(impossible);
  if (found?.kind !== 'difference') return found;
  return { asks: askedIn(text), ...found, countsWorkDays: workDayWords.test(text) };
}

function askedIn(text: string): Asked | undefined {
  const [, unit] = /^(week|month|year|hour|minute)s? /.exec(text) ?? [];
  return unit === undefined ? undefined : (`${unit}s` as Asked);
}

const age =
  /^(?:how old (?:is|am|are|was|would be) (?:i |you |he |she |they |someone |somebody |a person )?|age (?:of )?(?:someone |somebody |a person )?)(?:if )?(?:(?:was |were )?born )?(?:on |in )?(.+)$/;

/** `how old is someone born on 5 May 1990`. */
function readAge(text: string, view: Viewpoint): Phrase | undefined {
  const found = differenceOf(age.exec(text)?.[1], undefined, view);
  return found?.kind === 'difference' && age.test(text) ? { ...found, asks: 'years' } : undefined;
}

/** `week 53 of 2026` asks for its days. */
function readWeek(text: string, view: Viewpoint): Phrase | undefined {
  const date = /^(?:iso )?week \d|^\d{4}-?w\d{2}$/.test(text) ? readDateWords(text, view) : undefined;
  return date && { kind: 'day', date, asks: 'week', weekday: undefined };
}

type Reader = (match: RegExpExecArray, view: Viewpoint) => Phrase | undefined;

const sums: readonly (readonly [RegExp, Reader])[] = [
  [/^in (.+?)(?:'s time)?$/, ([, amount], view) => sumOf(amount, 'today', 'add', view)],
  [/^(.+) (?:from now|hence|later)$/, ([, amount], view) => sumOf(amount, 'today', 'add', view)],
  [/^(.+) ago$/, ([, amount], view) => sumOf(amount, 'today', 'subtract', view)],
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
  const amount = readAmount(words ?? '');
  const base = amount && readDateWords(dateWords ?? '', view);
  const isTurned = minus !== undefined;
  return (
    base && { kind: 'sum', base, operation: isTurned === (operation === 'add') ? 'subtract' : 'add', amount }
  );
}

const differences: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(String.raw`^(?:(?:${unitWords}) )?(?:left )?(?:until|till|til|to) (.+)$`),
    ([, end], view) => differenceOf(undefined, end, view),
  ],
  [
    new RegExp(String.raw`^(?:(?:${unitWords}) )?since (.+)$`),
    ([, start], view) => differenceOf(start, undefined, view),
  ],
  [
    new RegExp(String.raw`^(?:(?:${unitWords}) )?between (.+) and (.+)$`),
    ([, start, end], view) => differenceOf(start, end, view),
  ],
  [
    new RegExp(String.raw`^(?:(?:${unitWords}) )?(?:from )?(.+?) (?:to|until|till|through|[-–—→]) (.+)$`),
    ([, start, end], view) => differenceOf(start, end, view),
  ],
];

function readDifference(text: string, view: Viewpoint): Phrase | undefined {
  return firstOf(differences, text, view);
}

function differenceOf(
  startWords: string | undefined,
  endWords: string | undefined,
  view: Viewpoint,
): Phrase | undefined {
  const start =
    startWords === undefined
      ? view.today
      : readDateWords(startWords, { ...view, lean: endWords === undefined ? 'back' : 'this year' });
  if (!start || endWords === undefined)
    return start && { kind: 'difference', start, end: view.today, countsWorkDays: false };
  // What stands after “to” lies ahead of what stands before it, unless its year says otherwise.
  const end = readDateWords(endWords, {
    ...view,
    today: isRelative(endWords) ? view.today : start,
    lean: 'ahead',
  });
  return end && { kind: 'difference', start, end, countsWorkDays: false };
}

/** Words whose meaning hangs on the day it is, not on the other date. */
function isRelative(words: string): boolean {
  return /\b(?:today|now|tomorrow|yesterday|this|next|last|coming)\b/.test(words);
}

/** A date by itself is asked for with its distance from today. */
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
