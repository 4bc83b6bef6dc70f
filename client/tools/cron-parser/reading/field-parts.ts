import { ToolInputError } from '#core/errors.ts';
import { checkList, readMark } from './day-marks.ts';
import { dayOfWeek, type Dialect, type FieldRule } from './dialects.ts';
import { readValue, shift, wrongValue as wrong } from './field-values.ts';

/** A step that does not divide its range, is longer than it (`rest` 0), or has no range. */
export interface UnevenStep {
  readonly field: string;
  readonly step: number;
  readonly rest: number;
  readonly at: number;
  /** The range meant by a single number before the step. */
  readonly range?: string;
  /** Quartz ignores it, because it comes after a name. */
  readonly isIgnored?: true;
}

type Uneven = UnevenStep[];

/** One field as the engine reads it. Throws a ToolInputError with the offset of the mistake in the line. */
export function readField(
  text: string,
  rule: FieldRule,
  at: number,
  dialect: Dialect,
  uneven: Uneven,
): string {
  let offset = at;
  checkList(text, at, rule, dialect);
  const parts = text.split(',').map((part) => {
    const read = readPart(part, rule, offset, dialect, uneven);
    offset += part.length + 1;
    return read;
  });
  return [...new Set(parts)].join(',');
}

function readPart(part: string, rule: FieldRule, at: number, dialect: Dialect, uneven: Uneven): string {
  const mark = readMark(part, rule, at, dialect);
  if (mark !== undefined) return mark;
  const [, range = '', written] = /^([^/]*)(?:\/(.*))?$/.exec(part) ?? [];
  const [, from, to] = /^([^-]+)(?:-(.+))?$/.exec(range) ?? [];
  if (from === undefined) throw wrong(part, rule, at);
  const step = readStep(written, at + range.length + 1);
  // Spring counts days of the week from Monday as 1, and takes 0 for Sunday.
  const isSpringWeek = dialect === 'spring' && rule === dayOfWeek;
  const top = isSpringWeek ? 7 : rule.name === 'day of the week' ? rule.min + 6 : rule.max;
  const isNamed = dialect === 'quartz' && step !== undefined && /[a-z]/i.test(from);
  if (isNamed) uneven.push({ field: rule.name, step, rest: 0, at: at + range.length, isIgnored: true });
  else if (dialect === 'quartz' && step !== undefined && to === undefined)
    checkStep(step, rule, at + range.length + 1);
  if (from === '*') {
    if (to !== undefined) throw wrong(part, rule, at);
    if (step === undefined) return '*';
    const least = isSpringWeek ? 1 : rule.min;
    noteUneven(rule, step, least, top, at, uneven);
    // A longer step never comes to its second value; the engine takes none.
    if (step > top - least) return String(shift(least, rule));
    return isSpringWeek ? `1-7/${step}` : `*/${step}`;
  }
  const bounds = { from, to, step: isNamed ? undefined : step, top };
  return to === undefined
    ? fromValue(bounds, rule, at, dialect, uneven)
    : betweenValues({ ...bounds, to }, rule, at, dialect);
}

function readStep(step: string | undefined, at: number): number | undefined {
  if (step === undefined) return undefined;
  if (/^\d{1,4}$/.test(step) && Number(step) > 0) return Number(step);
  throw new ToolInputError(`“${step}” is not a step.`, {
    offset: at,
    hint: 'A step is a whole number from 1.',
  });
}

/** CronExpression.checkIncrementRange of Quartz. */
function checkStep(step: number, { name, max }: FieldRule, at: number): void {
  if (name === 'year' || step <= max) return;
  throw new ToolInputError(`Quartz takes no step of ${step} for the ${name}.`, {
    offset: at,
    hint: `The longest is ${max}.`,
  });
}

interface Bounds {
  readonly from: string;
  readonly to?: string | undefined;
  readonly step: number | undefined;
  readonly top: number;
}

function fromValue(
  { from, step, top }: Bounds,
  rule: FieldRule,
  at: number,
  dialect: Dialect,
  uneven: Uneven,
): string {
  const first = readUpper(from, rule, at, dialect);
  // Vixie cron, Debian's cron and cronie require a range before a step; croniter and others read 5/15 as from 5 on.
  if (step !== undefined && dialect === 'crontab')
    uneven.push({ field: rule.name, step, rest: 0, at, range: `${from}-${top}` });
  return step === undefined || step > top - first
    ? String(shift(first, rule))
    : `${shift(first, rule)}-${shift(top, rule)}/${step}`;
}

function betweenValues(
  { from, to, step, top }: Bounds & { readonly to: string },
  rule: FieldRule,
  at: number,
  dialect: Dialect,
): string {
  if (dialect === 'quartz' && /[a-z]/i.test(from) !== /[a-z]/i.test(to)) {
    throw new ToolInputError(`Quartz reads no name beside a number, as in ${from}-${to}.`, {
      offset: at,
      hint: 'Write names on both sides, or numbers.',
    });
  }
  const start = readValue(from, rule, at);
  // Spring takes Sunday for 0 where a range begins, and for 7 where one ends.
  const first = dialect === 'spring' && rule === dayOfWeek ? start % 7 : start;
  const end = readUpper(to, rule, at + from.length + 1, dialect);
  // 0 and 7 are both Sunday, which 0-7 names once.
  const last = rule === dayOfWeek && first === 0 && end === 7 ? 6 : end;
  if (last < first) {
    // Quartz and AWS go over the end and on from the beginning.
    if ((dialect === 'quartz' || dialect === 'aws') && rule.name !== 'year')
      return overTheEnd(first, last, step ?? 1, top, rule);
    throw new ToolInputError(`The ${rule.name} ${from}-${to} runs backwards.`, {
      offset: at,
      hint: `Write ${writeForward(from, first, last, to, rule)} instead.`,
    });
  }
  if (step !== undefined && step > last - first) return String(shift(first, rule));
  return `${shift(first, rule)}-${shift(last, rule)}${step === undefined ? '' : `/${step}`}`;
}

function overTheEnd(first: number, last: number, step: number, top: number, rule: FieldRule): string {
  const count = top - rule.min + 1;
  const values: number[] = [];
  for (let value = first; value <= last + count; value += step)
    values.push(shift(value > top ? value - count : value, rule));
  return values.join(',');
}

/** Spring takes SUN for 7, but where a range begins. */
function readUpper(text: string, rule: FieldRule, at: number, dialect: Dialect): number {
  return dialect === 'spring' && rule === dayOfWeek && /^sun$/i.test(text) ? 7 : readValue(text, rule, at);
}

/** A range over the end, as two that do not run backwards: 6-0 is 6-7, where Sunday is 7, too. */
function writeForward(from: string, first: number, last: number, to: string, rule: FieldRule): string {
  if (rule === dayOfWeek && last === 0) return `${first}-7`;
  const top = rule === dayOfWeek ? 6 : rule.max;
  const end = last === rule.min ? to : `${rule.min}-${to}`;
  return `${first === top ? from : `${from}-${top}`},${end}`;
}

function noteUneven(
  { name }: FieldRule,
  step: number,
  min: number,
  max: number,
  at: number,
  uneven: Uneven,
): void {
  const count = max - min + 1;
  if (step > count) uneven.push({ field: name, step, rest: 0, at });
  else if (/^(?:second|minute|hour|month)$/.test(name) && count % step !== 0) {
    uneven.push({ field: name, step, rest: count % step, at });
  }
}
