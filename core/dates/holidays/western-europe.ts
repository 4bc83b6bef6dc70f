import type { HolidayCountry } from './holiday-rule.ts';

/** Sources: the Banking and Financial Dealings Act 1971 and the proclamations under it. */
const unitedKingdom: HolidayCountry = {
  code: 'GB',
  name: 'United Kingdom',
  moves: 'next-weekday',
  note: 'Bank holidays. The days that Scottish councils set are not in the list.',
  regions: [
    { code: 'ENG', name: 'England and Wales' },
    { code: 'SCT', name: 'Scotland' },
    { code: 'NIR', name: 'Northern Ireland' },
  ],
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-02', '2nd January', { in: 'SCT' }],
    ['03-17', 'St Patrick’s Day', { in: 'NIR' }],
    ['easter-2', 'Good Friday'],
    ['easter+1', 'Easter Monday', { notIn: 'SCT' }],
    ['1st Mon of 05', 'Early May bank holiday', { not: [2020] }],
    ['2020-05-08', 'Early May bank holiday (VE Day)'],
    ['2023-05-08', 'Coronation of King Charles III'],
    ['last Mon of 05', 'Spring bank holiday', { not: [2022] }],
    ['2022-06-02', 'Spring bank holiday'],
    ['2022-06-03', 'Platinum Jubilee bank holiday'],
    ['2026-06-15', 'World Cup bank holiday', { in: 'SCT' }],
    ['07-12', 'Battle of the Boyne (Orangemen’s Day)', { in: 'NIR' }],
    ['1st Mon of 08', 'Summer bank holiday', { in: 'SCT' }],
    ['last Mon of 08', 'Summer bank holiday', { notIn: 'SCT' }],
    ['2022-09-19', 'State Funeral of Queen Elizabeth II'],
    ['11-30', 'St Andrew’s Day', { in: 'SCT' }],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
};

const ireland: HolidayCountry = {
  code: 'IE',
  name: 'Ireland',
  note: 'The law moves no holiday from a weekend: many employers give the next weekday, which is not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    // On February 1 itself if that is a Friday.
    ['1st Mon of 02', 'St Brigid’s Day', { from: 2023, not: [2030] }],
    ['2030-02-01', 'St Brigid’s Day'],
    ['03-17', 'St Patrick’s Day'],
    ['2022-03-18', 'Day of Remembrance and Recognition'],
    ['easter+1', 'Easter Monday'],
    ['1st Mon of 05', 'May Day'],
    ['1st Mon of 06', 'June holiday'],
    ['1st Mon of 08', 'August holiday'],
    ['last Mon of 10', 'October holiday'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'St Stephen’s Day'],
  ],
};

const france: HolidayCountry = {
  code: 'FR',
  name: 'France',
  regions: [
    { code: 'MET', name: 'metropolitan' },
    { code: 'AM', name: 'Alsace and Moselle' },
  ],
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-2', 'Good Friday', { in: 'AM' }],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['05-08', 'Victory Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+50', 'Whit Monday'],
    ['07-14', 'National Day'],
    ['08-15', 'Assumption Day'],
    ['11-01', 'All Saints’ Day'],
    ['11-11', 'Armistice Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'St Stephen’s Day', { in: 'AM' }],
  ],
};

const belgium: HolidayCountry = {
  code: 'BE',
  name: 'Belgium',
  note: 'The days that employers set for holidays on a weekend are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+50', 'Whit Monday'],
    ['07-21', 'National Day'],
    ['08-15', 'Assumption Day'],
    ['11-01', 'All Saints’ Day'],
    ['11-11', 'Armistice Day'],
    ['12-25', 'Christmas Day'],
  ],
};

const netherlands: HolidayCountry = {
  code: 'NL',
  name: 'Netherlands',
  note: 'Most people have Liberation Day off every fifth year. Legal time limits (Algemene termijnenwet) spare it every year, and Good Friday too.',
  regions: [
    { code: 'USE', name: 'usual days off' },
    { code: 'ATW', name: 'legal time limits' },
  ],
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-2', 'Good Friday', { in: 'ATW' }],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['04-27', 'King’s Day', { moves: 'sunday-gives-way-back' }],
    ['05-05', 'Liberation Day', { in: 'USE', only: [2015, 2020, 2025, 2030, 2035] }],
    ['05-05', 'Liberation Day', { in: 'ATW' }],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['easter+50', 'Whit Monday'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

const luxembourg: HolidayCountry = {
  code: 'LU',
  name: 'Luxembourg',
  note: 'The leave that is given for holidays on a weekend is not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['05-09', 'Europe Day', { from: 2019 }],
    ['easter+39', 'Ascension Day'],
    ['easter+50', 'Whit Monday'],
    ['06-23', 'National Day'],
    ['08-15', 'Assumption Day'],
    ['11-01', 'All Saints’ Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'St Stephen’s Day'],
  ],
};

/** The closing days that the European Central Bank set permanently in 1999. */
const euroPayments: HolidayCountry = {
  code: 'T2',
  name: 'Euro payments (T2, TARGET)',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-2', 'Good Friday'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Christmas holiday'],
  ],
};

export const westernEurope = [
  unitedKingdom,
  ireland,
  france,
  belgium,
  netherlands,
  luxembourg,
  euroPayments,
] as const;
