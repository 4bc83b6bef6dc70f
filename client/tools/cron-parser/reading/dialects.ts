export type Dialect = 'crontab' | 'spring' | 'quartz' | 'aws';

/** The rules of one field of an expression. */
export interface FieldRule {
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
export const dayOfWeek: FieldRule = { name: 'day of the week', min: 0, max: 7, names: days };
/** 1 means Sunday. */
export const dayOfWeekFromOne: FieldRule = { name: 'day of the week', min: 1, max: 7, names: days };
const year: FieldRule = { name: 'year', min: 1970, max: 2199 };

/** The fields of each dialect, in order. */
export const rules: Readonly<Record<Dialect, readonly FieldRule[]>> = {
  crontab: [minute, hour, dayOfMonth, month, dayOfWeek],
  spring: [second, minute, hour, dayOfMonth, month, dayOfWeek],
  quartz: [second, minute, hour, dayOfMonth, month, dayOfWeekFromOne, year],
  aws: [minute, hour, dayOfMonth, month, dayOfWeekFromOne, year],
};

/** What to do with a sixth field after those of a crontab. */
export const sixthFieldHint = 'If seconds come first, choose Spring or Quartz; if a year comes last, AWS.';
