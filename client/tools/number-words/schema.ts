import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

const inWords = { to: ['words', 'ordinals', 'amount', 'check'] } as const;
const codes = Object.keys(currencies) as CurrencyCode[];

const toLabels = {
  words: 'Words: forty-two',
  amount: 'Amount: one dollar and five cents',
  check: 'Check: one and 05/100 dollars',
  ordinals: 'Ordinal: forty-second',
  suffixes: 'Ordinal: 42nd',
  roman: 'Roman numeral: XLII',
  number: 'Number, from words or Roman',
};

const lettersLabels = {
  lower: 'forty-two cents',
  sentence: 'Forty-two cents',
  title: 'Forty-Two Cents',
  upper: 'FORTY-TWO CENTS',
};

export const schema = {
  to: choice(toLabels, 'words', 'Write as', { isMain: true }),
  currency: choice(codes, 'USD', 'Currency', {
    choiceLabels: Object.fromEntries(codes.map((code) => [code, `${code}: ${currencies[code].units[1]}`])),
    onlyIf: { to: ['amount', 'check'] },
  }),
  letters: choice(lettersLabels, 'lower', 'Case', { onlyIf: inWords }),
  hasAnd: flag(false, '“And” after hundreds (British)', { onlyIf: inWords }),
  isIndian: flag(false, 'Lakh and crore', { onlyIf: inWords }),
  isOverlined: flag(false, 'Overlines above 3,999', { onlyIf: { to: ['roman'] } }),
};

export type NumberWordsOptions = StateOf<typeof schema>;
