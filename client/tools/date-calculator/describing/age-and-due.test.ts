import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { type DateOptions, schema } from '../state.ts';
import { describeAge } from './describe-age.ts';
import { describeDue } from './describe-due.ts';

beforeAll(provideTemporal);

const today = '2026-11-21';
const age = (born: string, ageOn = '') => {
  const { shown, rows, sentences } = describeAge({ ...initialState(schema), born, ageOn }, today, 'en');
  return { shown, sentences, rows: Object.fromEntries(rows) };
};
const due = (changes: Partial<DateOptions>, now = today) => {
  const state = { ...initialState(schema), dueBase: '2026-01-01', ...changes };
  const { plain, rows, sentences } = describeDue(state, now, 'en');
  return { plain, sentences, rows: Object.fromEntries(rows) };
};

// Python: dateutil's relativedelta, and date differences.
test.each([
  ['1990-03-15', '36 years, 8 months, 6 days', '13,400 days'],
  ['1985-12-31', '40 years, 10 months, 21 days', '14,935 days'],
  ['2026-11-21', '0 days', '0 days'],
])('the age of someone born on %s', (born, shown, days) => {
  expect(age(born)).toMatchObject({ shown, rows: { 'In days': days } });
});

test('the next birthday, and the age in other units', () => {
  expect(age('1990-03-15').rows).toMatchObject({
    'Next birthday': 'Monday, March 15, 2027 (37 years)',
    'Until then': '114 days',
    'In months': '440 months, 6 days',
    'In weeks': '1,914 weeks, 2 days',
    'In hours': '321,600 hours',
    '14,000 days old on': 'July 13, 2028',
  });
  expect(age('1990-11-21').sentences).toContain('This day is a birthday: 36 years.');
  expect(age('1990-11-21').rows['Next birthday']).toBe('Sunday, November 21, 2027 (37 years)');
});

test('someone born on February 29 is a year older on March 1, or on February 29', () => {
  expect(age('2000-02-29', '2026-02-28').shown).toBe('25 years, 11 months, 30 days');
  expect(age('2000-02-29', '2026-02-28').rows['Next birthday']).toBe('Sunday, March 1, 2026 (26 years)');
  expect(age('2000-02-29', '2026-03-01').shown).toMatch(/^26 years/);
  expect(age('2000-02-29', '2024-02-29').shown).toBe('24 years');
  expect(age('2000-02-29', '2027-12-01').rows['Next birthday']).toBe('Tuesday, February 29, 2028 (28 years)');
  expect(age('2000-02-29').sentences.join(' ')).toContain('March 1');
});

test('a birth after the day is a mistake', () => {
  expect(() => age('2027-01-01')).toThrow(ToolInputError);
  expect(() => age('2026-02-30')).toThrow('is not a date');
});

// Python: date + timedelta, with the days of ACOG Committee Opinion 700.
test.each([
  [{}, '2026-10-08'],
  [{ cycle: '30' }, '2026-10-10'],
  [{ cycle: '26' }, '2026-10-06'],
  [{ dueFrom: 'conception', dueBase: '2026-01-15' }, '2026-10-08'],
  [{ dueFrom: 'day5', dueBase: '2026-01-20', cycle: 'x' }, '2026-10-08'],
  [{ dueFrom: 'day3', dueBase: '2026-01-18' }, '2026-10-08'],
] as const)('due date of %j', (changes, plain) => {
  expect(due(changes).plain).toBe(plain);
});

test('the spans of a pregnancy, and how far it is', () => {
  const { rows } = due({}, '2026-06-01');
  expect(rows).toMatchObject({
    Today: '21 weeks, 4 days',
    'Conception about': 'January 15, 2026',
    'Second trimester from': 'April 9, 2026',
    'Third trimester from': 'July 16, 2026',
    'Early term from': 'September 17, 2026',
    'Full term from': 'October 1, 2026',
    'Post-term from': 'October 22, 2026',
  });
  expect(due({}, '2020-01-01').rows).not.toHaveProperty('Today');
  expect(() => due({ cycle: '10' })).toThrow(ToolInputError);
  expect(() => due({ cycle: '28.5' })).toThrow(ToolInputError);
  for (const [dueFrom, dueBase] of [
    ['period', '9999-06-01'],
    ['period', '9999-03-20'],
    ['conception', '0001-01-03'],
  ] as const)
    expect(() => due({ dueFrom, dueBase })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ field: 'dueBase' }) as unknown }),
    );
});
