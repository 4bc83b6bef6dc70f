import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

const inWords = { to: ['words', 'ordinals', 'amount', 'check'] } as const;
const codes = Object.keys(currencies) as CurrencyCode[];

export const schema = {
  to: describeField(
    choice(['words', 'amount', 'check', 'ordinals', 'suffixes', 'roman', 'number'], 'words'),
    {
      label: 'Write as',
      isMain: true,
      choiceLabels: {
        words: 'Words: forty-two',
        amount: 'Amount: one dollar and five cents',
        check: 'Check: one and 05/100 dollars',
        ordinals: 'Ordinal: forty-second',
        suffixes: 'Ordinal: 42nd',
        roman: 'Roman numeral: XLII',
        number: 'Number, from words or Roman',
      },
    },
  ),
  currency: describeField(choice(codes, 'USD'), {
    label: 'Currency',
    choiceLabels: Object.fromEntries(codes.map((code) => [code, `${code}: ${currencies[code].units[1]}`])),
    onlyIf: { to: ['amount', 'check'] },
  }),
  letters: describeField(choice(['lower', 'sentence', 'title', 'upper'], 'lower'), {
    label: 'Case',
    choiceLabels: {
      lower: 'forty-two cents',
      sentence: 'Forty-two cents',
      title: 'Forty-Two Cents',
      upper: 'FORTY-TWO CENTS',
    },
    onlyIf: inWords,
  }),
  hasAnd: describeField(flag(false), { label: '“And” after hundreds (British)', onlyIf: inWords }),
  isIndian: describeField(flag(false), { label: 'Lakh and crore', onlyIf: inWords }),
  isOverlined: describeField(flag(false), {
    label: 'Overlines above 3,999',
    onlyIf: { to: ['roman'] },
  }),
};

export type NumberWordsOptions = StateOf<typeof schema>;
