import type { HolidayCountry } from './holiday-rule.ts';

const italy: HolidayCountry = {
  code: 'IT',
  name: 'Italy',
  note: 'The days of a town’s patron saint are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-06', 'Epiphany'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['04-25', 'Liberation Day'],
    ['05-01', 'Labour Day'],
    ['06-02', 'Republic Day'],
    ['08-15', 'Assumption Day'],
    ['10-04', 'St Francis of Assisi', { from: 2026 }],
    ['11-01', 'All Saints’ Day'],
    ['12-08', 'Immaculate Conception'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'St Stephen’s Day'],
  ],
};

const spain: HolidayCountry = {
  code: 'ES',
  name: 'Spain',
  note: 'The days that all of Spain has. Those of the regions and towns, and Mondays after a Sunday, are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-06', 'Epiphany'],
    ['easter-2', 'Good Friday'],
    ['05-01', 'Labour Day'],
    ['08-15', 'Assumption Day'],
    ['10-12', 'National Day'],
    ['11-01', 'All Saints’ Day'],
    ['12-06', 'Constitution Day'],
    ['12-08', 'Immaculate Conception'],
    ['12-25', 'Christmas Day'],
  ],
};

const portugal: HolidayCountry = {
  code: 'PT',
  name: 'Portugal',
  note: 'Carnival and municipal holidays are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['04-25', 'Freedom Day'],
    ['05-01', 'Labour Day'],
    // Portugal suspended four holidays from 2013 to 2015.
    ['easter+60', 'Corpus Christi', { from: 2016 }],
    ['06-10', 'Portugal Day'],
    ['08-15', 'Assumption Day'],
    ['10-05', 'Republic Day', { from: 2016 }],
    ['11-01', 'All Saints’ Day', { from: 2016 }],
    ['12-01', 'Restoration of Independence', { from: 2016 }],
    ['12-08', 'Immaculate Conception'],
    ['12-25', 'Christmas Day'],
  ],
};

const greece: HolidayCountry = {
  code: 'GR',
  name: 'Greece',
  note: 'When May 1 falls in Holy Week or on a Sunday it is moved by decree: known up to 2026.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-06', 'Epiphany'],
    ['orthodox-48', 'Clean Monday'],
    ['03-25', 'Independence Day'],
    ['orthodox-2', 'Good Friday'],
    ['orthodox', 'Easter Sunday'],
    ['orthodox+1', 'Easter Monday'],
    ['05-01', 'Labour Day', { not: [2016, 2021, 2022, 2024] }],
    ['2016-05-03', 'Labour Day'],
    ['2021-05-04', 'Labour Day'],
    ['2022-05-02', 'Labour Day'],
    ['2024-05-07', 'Labour Day'],
    ['orthodox+50', 'Whit Monday'],
    ['08-15', 'Dormition of the Mother of God'],
    ['10-28', 'Ochi Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

export const southernEurope = [italy, spain, portugal, greece] as const;
