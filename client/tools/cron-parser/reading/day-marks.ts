import { ToolInputError } from '#core/errors.ts';
import { dayOfWeekFromOne, type Dialect, type FieldRule } from './dialects.ts';
import { readValue, shift, wrongValue } from './field-values.ts';

/**
 * Refuses lists that a dialect does not read. Spring reads all of them; AWS no L, W or # in a list; Quartz no L among
 * days of the week, and # only by itself, since it takes the earliest day of such a list and leaves out the others.
 */
export function checkList(text: string, at: number, rule: FieldRule, dialect: Dialect): void {
  if (!text.includes(',') || (dialect !== 'quartz' && dialect !== 'aws')) return;
  const isWeekday = rule === dayOfWeekFromOne;
  if (!isWeekday && (rule.name !== 'day of the month' || dialect === 'quartz')) return;
  let offset = at;
  for (const part of text.split(',')) {
    const isAlone = isWeekday ? /#|^(?:\d|[A-Z]{3})?L$/i.test(part) : /^(?:(?:\d+|L)W|L)$/i.test(part);
    if (isAlone) {
      throw new ToolInputError(`“${part}” cannot be part of a list.`, {
        offset,
        hint: 'Write a separate expression for it.',
      });
    }
    offset += part.length + 1;
  }
}

const hintForCrontab = (mark: string) =>
  (mark === '?'
    ? 'Write * instead, which means the same, or choose Spring, Quartz or AWS.'
    : 'Spring, Quartz and AWS know it: choose that dialect.') +
  ' They have a sixth field: the seconds in front, and AWS the year at the end.';

/** `?`, `L`, `W` and `#`, of Spring, Quartz and AWS. */
export function readMark(part: string, rule: FieldRule, at: number, dialect: Dialect): string | undefined {
  const isDay = rule.name.startsWith('day');
  if (!/[?LW#]/i.test(part) || /^(?:\d+-)?[A-Z]{3}(?:[-/].*)?$/i.test(part)) return undefined;
  if (!isDay || dialect === 'crontab') {
    const what = /[?LW#]/i.exec(part)?.[0] ?? '';
    throw new ToolInputError(`“${what}” has no meaning in this ${rule.name}.`, {
      offset: at,
      hint: dialect === 'crontab' ? hintForCrontab(what) : 'It belongs to the days.',
    });
  }
  if (part === '?') return '?';
  if (rule.name === 'day of the month') {
    const [, offset] = (dialect === 'spring' ? /^L-(\d{1,2})$/i : /^L-(\d{1,2})W?$/i).exec(part) ?? [];
    if (offset !== undefined && dialect !== 'aws' && Number(offset) >= 1 && Number(offset) <= 30)
      return part.toUpperCase();
    if (/^(?:L|(?:[1-9]|[12]\d|3[01])W|LW)$/i.test(part)) return part.toUpperCase();
    if (offset !== undefined && dialect !== 'aws') {
      throw new ToolInputError(`“${part}” is not a valid ${rule.name}.`, {
        offset: at,
        hint: 'L-1 to L-30 count back from the last day, which is L.',
      });
    }
  } else {
    const [, day, nth] = /^([0-7]|[A-Z]{3})(?:#([1-5])|L)$/i.exec(part) ?? [];
    // Sunday is 0 in the engine, where 7 is one, too.
    if (day !== undefined)
      return `${shift(readValue(day, rule, at), rule) % 7}${nth === undefined ? 'L' : `#${nth}`}`;
    const [, mark] = /^(?:[0-7]|[A-Z]{3})(#\d+)$/i.exec(part) ?? [];
    if (mark !== undefined) {
      throw new ToolInputError(`“${part}” comes in no month: “${mark}” is out of range.`, {
        offset: at,
        hint: 'A day of the week comes at most five times a month: write #1 to #5.',
      });
    }
    if (/^L$/i.test(part) && rule === dayOfWeekFromOne) return '6';
  }
  throw wrongValue(part, rule, at);
}
