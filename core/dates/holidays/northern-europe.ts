import type { HolidayCountry } from './holiday-rule.ts';

const denmark: HolidayCountry = {
  code: 'DK',
  name: 'Denmark',
  note: 'Constitution Day, Christmas Eve and other days that agreements give are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-3', 'Maundy Thursday'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['easter+26', 'Great Prayer Day', { to: 2023 }],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['easter+50', 'Whit Monday'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

const norway: HolidayCountry = {
  code: 'NO',
  name: 'Norway',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-3', 'Maundy Thursday'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['05-17', 'Constitution Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['easter+50', 'Whit Monday'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

const sweden: HolidayCountry = {
  code: 'SE',
  name: 'Sweden',
  note: 'With the three eves that the act on legal time limits (1930:173) treats as holidays.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-06', 'Epiphany'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'Labour Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['06-06', 'National Day'],
    ['Fri from 06-19', 'Midsummer Eve'],
    ['Sat from 06-20', 'Midsummer Day'],
    ['Sat from 10-31', 'All Saints’ Day'],
    ['12-24', 'Christmas Eve'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
    ['12-31', 'New Year’s Eve'],
  ],
};

const finland: HolidayCountry = {
  code: 'FI',
  name: 'Finland',
  note: 'With the two eves that the Annual Holidays Act (162/2005) treats as holidays.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['01-06', 'Epiphany'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['05-01', 'May Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['Fri from 06-19', 'Midsummer Eve'],
    ['Sat from 06-20', 'Midsummer Day'],
    ['Sat from 10-31', 'All Saints’ Day'],
    ['12-06', 'Independence Day'],
    ['12-24', 'Christmas Eve'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

const iceland: HolidayCountry = {
  code: 'IS',
  name: 'Iceland',
  note: 'The afternoons of December 24 and 31, which are holidays from 1 pm, are not in the list.',
  rules: [
    ['01-01', 'New Year’s Day'],
    ['easter-3', 'Maundy Thursday'],
    ['easter-2', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easter+1', 'Easter Monday'],
    ['Thu from 04-19', 'First Day of Summer'],
    ['05-01', 'Labour Day'],
    ['easter+39', 'Ascension Day'],
    ['easter+49', 'Whit Sunday'],
    ['easter+50', 'Whit Monday'],
    ['06-17', 'National Day'],
    ['1st Mon of 08', 'Commerce Day'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
};

export const northernEurope = [denmark, norway, sweden, finland, iceland] as const;
