import { writeCodePoint } from '#core/text/code-point.ts';
import { ToolInputError } from '#core/errors.ts';
import { type Dialect, type FieldRule, rules } from './dialects.ts';
import { readField, type UnevenStep } from './field-parts.ts';
import { refuseLookalikes } from './field-values.ts';
import { readOwn } from '#core/collections/read-own.ts';

const shortForms: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

const most = {
  spring: 'Spring takes six and has no year',
  quartz: 'Quartz takes at most seven',
  aws: 'AWS takes six',
};

/** One expression, read and checked. */
export interface Schedule {
  /** As written. */
  readonly written: string;
  /** The engine's pattern: second, minute, hour, day of month, month, day of week from 0, year. */
  readonly pattern: string;
  /**
   * The pattern for words: minute, hour, day of month, month, day of week from 0; with seconds and years if there
   * are any.
   */
  readonly plain: string;
  /** Both days are restricted, and one match is enough. */
  readonly isEither: boolean;
  /** Days that another program reads in another way. */
  readonly doubt: 'both-must-match' | 'no-question-mark' | 'quartz-2.5' | undefined;
  readonly dialect: Dialect;
  /** A line of a crontab whose minute or hour begins with a star: clock changes concern it less. */
  readonly isWildcard: boolean;
  /** Steps that do not divide their range: the last gap is shorter. */
  readonly unevenSteps: readonly UnevenStep[];
}

/**
 * Reads the fields at the beginning of a line; `taken` is their length in characters, and the rest is the caller's.
 * Throws a ToolInputError with the offset of the error in the line.
 */
export function readSchedule(
  line: string,
  dialect: Dialect,
): { readonly schedule: Schedule; readonly taken: number } {
  const short = /^@\w+/.exec(line)?.[0];
  if (short !== undefined) return readShortForm(short, dialect);
  const own = rules[dialect];
  const words = Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({ text, index }));
  const hasSeconds = own[0]?.name === 'second';
  const fewest = Math.min(own.length, 6);
  const fields = words.slice(0, own.length === 7 && !isLikeField(words[6]?.text) ? 6 : own.length);
  if (fields.length < fewest) {
    throw new ToolInputError(
      `${fields.length === 1 ? 'There is 1 field' : `There are ${fields.length} fields`}; it takes ${fewest}.`,
      {
        offset: line.length,
        hint: `In order: ${own
          .slice(0, fewest)
          .map(({ name }) => name)
          .join(', ')}.${fields.length === 5 ? ' Five fields are those of a crontab.' : ''}`,
      },
    );
  }
  refuseLookalikes(fields);
  if (dialect !== 'crontab') refuseFieldTooMany(words[fields.length], dialect);
  const unevenSteps: UnevenStep[] = [];
  const read = fields.map(({ text, index }, position) =>
    readField(text, own[position] as FieldRule, index, dialect, unevenSteps),
  );
  const last = fields.at(-1);
  const [sec, min, hr, dom, mon, dow, yr] = hasSeconds ? read : ['0', ...read];
  // As written: a star with a long step is read as a number, and stays a star.
  const dayFields = hasSeconds ? fields.slice(3, 6) : fields.slice(2, 5);
  const days = [dayFields[0]?.text ?? '', dayFields[2]?.text ?? ''] as const;
  const bothRestricted = days.every((day) => !/^[*?]/.test(day));
  if (dialect === 'quartz' || dialect === 'aws')
    checkQuestionMarks(days, bothRestricted, dialect, dayFields[2]?.index ?? 0);
  const written = line.slice(0, (last?.index ?? 0) + (last?.text.length ?? 0));
  refuseWideSpace(line, written.length);
  return {
    schedule: {
      written,
      pattern: [sec, min, hr, dom, mon, dow, yr ?? '*'].join(' '),
      plain: plainFields([sec, min, hr, dom, mon, dow, yr ?? '*']),
      isEither: bothRestricted && dialect !== 'spring',
      doubt: readDoubt(days, dialect),
      dialect,
      isWildcard: dialect === 'crontab' && fields.slice(0, 2).some(({ text }) => text.startsWith('*')),
      unevenSteps,
    },
    taken: written.length,
  };
}

const names = 'SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
const likeField = new RegExp(
  String.raw`^(?:[*?L]|\d{1,4}|${names})(?:[-,/#](?:\*|\d{1,4}|${names})|L)*$`,
  'i',
);

/** Whether a word is a field rather than the beginning of a command. */
export const isLikeField = (word = '') => likeField.test(word);

/** A crontab reads it as the command, and other programs refuse it. */
function refuseFieldTooMany(
  word: { readonly text: string; readonly index: number } | undefined,
  dialect: Exclude<Dialect, 'crontab'>,
): void {
  if (word === undefined || !isLikeField(word.text)) return;
  throw new ToolInputError(`“${word.text}” is one field too many: ${most[dialect]}.`, {
    offset: word.index,
    hint: dialect === 'spring' ? 'Remove it, or choose Quartz for a year.' : 'Remove it.',
  });
}

/** Programs read only spaces and tabs as blanks between the fields, and before the command. */
function refuseWideSpace(line: string, taken: number): void {
  const [blank] = /^\s*(?=\S)/.exec(line.slice(taken)) ?? [''];
  const offset = line.slice(0, taken + blank.length).search(/[^\S \t\r\n\f\v]/);
  if (offset < 0) return;
  const code = writeCodePoint(line.slice(offset));
  throw new ToolInputError(`This is not a plain space (${code}), so it does not separate the fields.`, {
    offset,
    hint: 'Replace it with a space.',
  });
}

/**
 * Returns the fields for the engine of the words, which mistakes years for seconds, and cannot read a list with a
 * star.
 */
function plainFields(fields: readonly (string | undefined)[]): string {
  const plain = fields.map((field = '*') => (field === '?' || field.split(',').includes('*') ? '*' : field));
  const hasYear = plain.at(-1) !== '*';
  return plain.slice(plain[0] === '0' && !hasYear ? 1 : 0, hasYear ? undefined : -1).join(' ');
}

function checkQuestionMarks(
  days: readonly [string, string],
  bothRestricted: boolean,
  dialect: Dialect,
  offset: number,
): void {
  const marks = days.filter((day) => day === '?').length;
  if (marks === 2) {
    throw new ToolInputError('Only one of the two days can be “?”.', {
      offset,
      hint: 'Put * for the other.',
    });
  }
  if (marks === 0 && (bothRestricted || dialect === 'aws')) {
    throw new ToolInputError('One of the two days must be “?”.', {
      offset,
      hint: 'Put ? for the day that does not matter.',
    });
  }
}

function readDoubt(days: readonly [string, string], dialect: Dialect): Schedule['doubt'] {
  if (dialect === 'spring') return undefined;
  if (dialect === 'quartz' && days[0].includes(',') && /[LW]/i.test(days[0])) return 'quartz-2.5';
  if (dialect !== 'crontab') return days.includes('?') ? undefined : 'no-question-mark';
  return !days.includes('*') && days.some((day) => day.startsWith('*')) ? 'both-must-match' : undefined;
}

function readShortForm(short: string, dialect: Dialect): { schedule: Schedule; taken: number } {
  const long = readOwn(shortForms, short.toLowerCase());
  if ((dialect !== 'crontab' && dialect !== 'spring') || long === undefined) {
    throw new ToolInputError(
      short.toLowerCase() === '@reboot'
        ? '@reboot has no times: it runs once, when the machine starts.'
        : `There is no “${short}” here.`,
      {
        offset: 0,
        hint: `A crontab and Spring know ${Object.keys(shortForms).join(', ')}.`,
      },
    );
  }
  const { schedule } = readSchedule(long, 'crontab');
  return {
    schedule: {
      ...schedule,
      isWildcard: schedule.isWildcard && dialect === 'crontab',
      dialect,
      written: short,
    },
    taken: short.length,
  };
}
