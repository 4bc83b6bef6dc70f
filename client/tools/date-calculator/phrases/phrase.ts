import { type Amount, readAmount } from './phrase-amounts.ts';
import { type DayQuestion, readDayQuestion } from './phrase-days.ts';
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
    }
  | DayQuestion;

const maxLength = 120;
const unitWords = String.raw`(?:(?:business|working|work|calendar)[ -]?)?(?:days?|weeks?|months?|years?)|weekdays|workdays`;
const workDayWords = /\b(?:business|working|work)[ -]?days?\b|\bweekdays\b/;
const questionWords =
  /^(?:what(?:'s| is)?(?: the)?(?: date)?|when(?:'s| is)?|how (?:many|long|far)(?: is it)?|number of|count(?: of)?|the)\s+/;

/**
 * Reads `90 days from 3 March`, `last Friday of next month`, `business days between 1 May and 1 June` and their like;
 * undefined for anything else. `Temporal` must be there.
 */
export function readPhrase(written: string, today: Temporal.PlainDate, locale: string): Phrase | undefined {
  if (written.length > maxLength) return undefined;
  let text = written.trim().replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  text = text.replace(/[?!.]+$/, '');
  const view: Viewpoint = { today, locale, lean: 'this year' };
  const day = readDayQuestion(text, view);
  if (day) return day;
  while (questionWords.test(text)) text = text.replace(questionWords, '');
  const found = readSum(text, view) ?? readDifference(text, view) ?? readLoneDate(text, view);
  return found?.kind === 'difference' ? { ...found, countsWorkDays: workDayWords.test(text) } : found;
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
  const amount = readAmount(amountWords ?? '');
  const base = amount && readDateWords(dateWords ?? '', view);
  return base && { kind: 'sum', base, operation, amount };
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
