import { ToolInputError } from '#core/errors.ts';
import { dayOfWeek, dayOfWeekFromOne, type Dialect, type FieldRule } from './dialects.ts';

/** A step that does not divide its range, is longer than it (`rest` 0), or has no range. */
export interface UnevenStep {
  readonly field: string;
  readonly step: number;
  readonly rest: number;
  readonly at: number;
  /** The range that a single number before the step stands for. */
  readonly range?: string;
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
  if (dialect !== 'crontab' && rule.name === 'day of the month') checkList(text, at, dialect);
  return text
    .split(',')
    .map((part) => {
      const read = readPart(part, rule, offset, dialect, uneven);
      offset += part.length + 1;
      return read;
    })
    .join(',');
}

/** Quartz and AWS take no L and no W in a list; Spring does, but the engine calculates only L there. */
function checkList(text: string, at: number, dialect: Dialect): void {
  const alone = dialect === 'spring' ? /(?:^|,)((?:\d+|L)W)(?=,|$)/i : /(?:^|,)((?:\d+|L)W|L)(?=,|$)/i;
  const found = text.includes(',') ? alone.exec(text) : null;
  if (!found) return;
  const part = found[1] ?? '';
  throw new ToolInputError(
    dialect === 'spring'
      ? `“${part}” in a list is not calculated here.`
      : `“${part}” stands alone, never in a list.`,
    {
      offset: at + found.index + (found[0].startsWith(',') ? 1 : 0),
      hint: 'Make an expression of its own of it.',
    },
  );
}

function readPart(part: string, rule: FieldRule, at: number, dialect: Dialect, uneven: Uneven): string {
  const special = readSpecial(part, rule, at, dialect);
  if (special !== undefined) return special;
  const [, range = '', step] = /^([^/]*)(?:\/(.*))?$/.exec(part) ?? [];
  const [, from, to] = /^([^-]+)(?:-(.+))?$/.exec(range) ?? [];
  if (from === undefined) throw wrong(part, rule, at);
  if (step !== undefined && (!/^\d{1,4}$/.test(step) || Number(step) === 0)) {
    throw new ToolInputError(`“${step}” is no step.`, {
      offset: at + range.length + 1,
      hint: 'A step is a whole number from 1.',
    });
  }
  const top = rule.name === 'day of the week' ? rule.min + 6 : rule.max;
  if (from === '*') {
    if (to !== undefined) throw wrong(part, rule, at);
    if (step === undefined) return '*';
    noteUneven(rule, Number(step), rule.min, top, at, uneven);
    // A longer step never comes to its second value; the engine takes none.
    return Number(step) > top - rule.min ? String(shift(rule.min, rule)) : `*/${step}`;
  }
  const start = readValue(from, rule, at);
  // Spring takes Sunday for 0 where a range begins, and for 7 where one ends.
  const first = dialect === 'spring' && rule === dayOfWeek && to !== undefined ? start % 7 : start;
  if (to === undefined) {
    // In cronie a step needs a range; others read 5/15 as from 5 on.
    if (step !== undefined && dialect === 'crontab')
      uneven.push({ field: rule.name, step: Number(step), rest: 0, at, range: `${from}-${top}` });
    return step === undefined || Number(step) > top - first
      ? String(shift(first, rule))
      : `${shift(first, rule)}-${shift(top, rule)}/${step}`;
  }
  const last = readEnd(to, rule, at + from.length + 1, dialect);
  if (last < first) {
    // Quartz goes over the end and on from the beginning.
    if (dialect === 'quartz' && step === undefined) {
      return `${shift(first, rule)}-${shift(top, rule)},${shift(rule.min, rule)}-${shift(last, rule)}`;
    }
    throw new ToolInputError(`The ${rule.name} ${range} runs backwards.`, {
      offset: at,
      hint: `Write ${writeForward(from, first, last, to, rule)} instead.`,
    });
  }
  if (step !== undefined && Number(step) > last - first) return String(shift(first, rule));
  return `${shift(first, rule)}-${shift(last, rule)}${step === undefined ? '' : `/${step}`}`;
}

function readEnd(to: string, rule: FieldRule, at: number, dialect: Dialect): number {
  return dialect === 'spring' && rule === dayOfWeek && /^sun$/i.test(to) ? 7 : readValue(to, rule, at);
}

/** A range over the end, as two that do not run backwards: 6-0 is 6-7, where Sunday is 7, too. */
function writeForward(from: string, first: number, last: number, to: string, rule: FieldRule): string {
  if (rule === dayOfWeek && last === 0) return `${first}-7`;
  const top = rule === dayOfWeek ? 6 : rule.max;
  const end = last === rule.min ? to : `${rule.min}-${to}`;
  return `${first === top ? from : `${from}-${top}`},${end}`;
}

/** `?`, `L`, `W` and `#`, of Quartz and AWS. */
function readSpecial(part: string, rule: FieldRule, at: number, dialect: Dialect): string | undefined {
  const isDay = rule.name.startsWith('day');
  if (!/[?LW#]/i.test(part) || /^[A-Z]{3}(?:-[A-Z]{3})?$/i.test(part)) return undefined;
  if (!isDay || dialect === 'crontab') {
    const what = /[?LW#]/i.exec(part)?.[0] ?? '';
    throw new ToolInputError(`“${what}” has no meaning in this ${rule.name}.`, {
      offset: at,
      hint:
        dialect === 'crontab'
          ? 'Spring, Quartz and AWS know it: choose that dialect.'
          : 'It belongs to the days.',
    });
  }
  if (part === '?') return '?';
  if (rule.name === 'day of the month') {
    if (/^L-\d+W?$/i.test(part)) {
      throw new ToolInputError(`Days before the last one, as in “${part}”, are not calculated here.`, {
        offset: at,
        hint: 'L is the last day of the month, LW its last weekday.',
      });
    }
    if (/^(?:L|(?:[1-9]|[12]\d|3[01])W|LW)$/i.test(part)) return part.toUpperCase();
  } else {
    const [, day, nth] = /^([0-7]|[A-Z]{3})(?:#([1-5])|L)$/i.exec(part) ?? [];
    // Sunday is 0 in the engine, where 7 is one, too.
    if (day !== undefined)
      return `${shift(readValue(day, rule, at), rule) % 7}${nth === undefined ? 'L' : `#${nth}`}`;
    if (/^L$/i.test(part) && rule === dayOfWeekFromOne) return '6';
  }
  throw wrong(part, rule, at);
}

/** Days of the week count from 0 for Sunday in the engine. */
function shift(value: number, rule: FieldRule): number {
  return rule === dayOfWeekFromOne ? value - 1 : value;
}

function readValue(text: string, rule: FieldRule, at: number): number {
  const index = rule.names?.indexOf(text.toUpperCase()) ?? -1;
  if (index >= 0) return rule === dayOfWeek ? index : index + 1;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
  if (!(value >= rule.min && value <= rule.max)) throw wrong(text, rule, at);
  return value;
}

function wrong(text: string, { name, min, max, names }: FieldRule, at: number): ToolInputError {
  return new ToolInputError(`“${text}” is no ${name}.`, {
    offset: at,
    hint: `It goes from ${min} to ${max}${names ? `, or ${names[0] ?? ''} to ${names.at(-1) ?? ''}` : ''}.`,
  });
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
