import { ToolInputError } from '#core/errors.ts';

export type Dialect = 'crontab' | 'quartz' | 'aws';

interface FieldRule {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const days = 'SUN MON TUE WED THU FRI SAT'.split(' ');

const second: FieldRule = { name: 'second', min: 0, max: 59 };
const minute: FieldRule = { name: 'minute', min: 0, max: 59 };
const hour: FieldRule = { name: 'hour', min: 0, max: 23 };
const dayOfMonth: FieldRule = { name: 'day of the month', min: 1, max: 31 };
const month: FieldRule = { name: 'month', min: 1, max: 12, names: months };
const dayOfWeek: FieldRule = { name: 'day of the week', min: 0, max: 7, names: days };
/** From 1 for Sunday. */
const dayOfWeekFromOne: FieldRule = { name: 'day of the week', min: 1, max: 7, names: days };
const year: FieldRule = { name: 'year', min: 1970, max: 2199 };

const rules: Readonly<Record<Dialect, readonly FieldRule[]>> = {
  crontab: [minute, hour, dayOfMonth, month, dayOfWeek],
  quartz: [second, minute, hour, dayOfMonth, month, dayOfWeekFromOne, year],
  aws: [minute, hour, dayOfMonth, month, dayOfWeekFromOne, year],
};

const shortForms: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

/** One expression, read and checked. */
export interface Schedule {
  /** As it was written. */
  readonly written: string;
  /** Second, minute, hour, day of month, month, day of week from 0, year: what the engine reads. */
  readonly pattern: string;
  /** Minute, hour, day of month, month, day of week from 0: what is put into words. */
  readonly plain: string;
  /** Both days are restricted, and either is enough. */
  readonly isEither: boolean;
  /** Steps that do not divide their range: the last gap is shorter. */
  readonly unevenSteps: readonly {
    readonly field: string;
    readonly step: number;
    readonly rest: number;
    readonly at: number;
  }[];
}

/**
 * Reads the fields of a line from its beginning; `taken` is how many characters they are, and what follows is left to
 * the caller. Throws a ToolInputError with the offset of the mistake in the line.
 */
export function readSchedule(
  line: string,
  dialect: Dialect,
): { readonly schedule: Schedule; readonly taken: number } {
  const short = /^@\w+/.exec(line)?.[0];
  if (short !== undefined) return readShortForm(short, dialect);
  const own = rules[dialect];
  const words = Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
  const fewest = dialect === 'quartz' ? 6 : own.length;
  const fields = words.slice(
    0,
    own.length === 7 && !/^[\d*?,/-]+$/.test(words[6]?.text ?? '') ? 6 : own.length,
  );
  if (fields.length < fewest) {
    throw new ToolInputError(
      `${fields.length === 1 ? 'There is 1 field' : `There are ${fields.length} fields`}; it takes ${fewest}.`,
      {
        offset: line.length,
        hint: `In order: ${own
          .slice(0, fewest)
          .map(({ name }) => name)
          .join(', ')}.`,
      },
    );
  }
  const unevenSteps: { field: string; step: number; rest: number; at: number }[] = [];
  const read = fields.map(({ text, index }, position) =>
    readField(text, own[position] as FieldRule, index, dialect, unevenSteps),
  );
  const last = fields.at(-1);
  const [sec, min, hr, dom, mon, dow, yr] = dialect === 'quartz' ? read : ['0', ...read];
  const bothRestricted = !/^[*?]/.test(dom ?? '') && !/^[*?]/.test(dow ?? '');
  if (dialect !== 'crontab' && bothRestricted) {
    const at = fields[dialect === 'quartz' ? 5 : 4];
    throw new ToolInputError('One of the two days must be “?”.', {
      offset: at?.index ?? 0,
      hint: 'Put ? for the day that does not matter.',
    });
  }
  const written = line.slice(0, (last?.index ?? 0) + (last?.text.length ?? 0));
  return {
    schedule: {
      written,
      pattern: [sec, min, hr, dom, mon, dow, yr ?? '*'].join(' '),
      plain: [...(sec === '0' ? [] : [sec]), min, hr, dom, mon, dow].join(' ').replaceAll('?', '*'),
      isEither: bothRestricted,
      unevenSteps,
    },
    taken: written.length,
  };
}

function readShortForm(short: string, dialect: Dialect): { schedule: Schedule; taken: number } {
  const long = shortForms[short.toLowerCase()];
  if (dialect !== 'crontab' || long === undefined) {
    throw new ToolInputError(
      short.toLowerCase() === '@reboot'
        ? '@reboot has no times: it runs once, when the machine starts.'
        : `There is no “${short}” here.`,
      {
        offset: 0,
        hint: `A crontab knows ${Object.keys(shortForms).join(', ')}.`,
      },
    );
  }
  return { schedule: { ...readSchedule(long, 'crontab').schedule, written: short }, taken: short.length };
}

type Uneven = Schedule['unevenSteps'][number][];

function readField(text: string, rule: FieldRule, at: number, dialect: Dialect, uneven: Uneven): string {
  let offset = at;
  return text
    .split(',')
    .map((part) => {
      const read = readPart(part, rule, offset, dialect, uneven);
      offset += part.length + 1;
      return read;
    })
    .join(',');
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
    if (step !== undefined) noteUneven(rule, Number(step), rule.min, top, at, uneven);
    return step === undefined ? '*' : `*/${step}`;
  }
  const first = readValue(from, rule, at);
  if (to === undefined) {
    // In Vixie cron a step needs a range; others read 5/15 as from 5 on.
    return step === undefined
      ? String(shift(first, rule))
      : `${shift(first, rule)}-${shift(top, rule)}/${step}`;
  }
  const last = readValue(to, rule, at + from.length + 1);
  if (last < first) {
    throw new ToolInputError(`The ${rule.name} ${range} runs backwards.`, {
      offset: at,
      hint: `Write ${from}-${top},${rule.min}-${to} instead.`,
    });
  }
  return `${shift(first, rule)}-${shift(last, rule)}${step === undefined ? '' : `/${step}`}`;
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
        dialect === 'crontab' ? 'Quartz and AWS know it: choose that dialect.' : 'It belongs to the days.',
    });
  }
  if (part === '?') return '?';
  if (rule.name === 'day of the month') {
    if (/^(?:L|(?:[1-9]|[12]\d|3[01])W|LW)$/i.test(part)) return part.toUpperCase();
  } else {
    const [, day, nth] = /^([1-7]|[A-Z]{3})(?:#([1-5])|L)$/i.exec(part) ?? [];
    if (day !== undefined)
      return `${shift(readValue(day, rule, at), rule)}${nth === undefined ? 'L' : `#${nth}`}`;
    if (/^L$/i.test(part)) return '6';
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
  if (/^(?:second|minute|hour|month)$/.test(name) && count % step !== 0 && step < count) {
    uneven.push({ field: name, step, rest: count % step, at });
  }
}
