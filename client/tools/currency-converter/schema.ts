import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { currencyNames } from '#core/money/currencies.ts';

export const schema = {
  amount: numberBox('100', { label: 'Amount' }),
  from: choice(Object.keys(currencyNames), 'USD', 'From', {
    choiceLabels: Object.fromEntries(
      Object.entries(currencyNames).map(([code, name]) => [code, `${code} – ${name}`]),
    ),
  }),
  to: text('EUR, GBP, JPY, CHF', 500, 'To', { hint: 'Codes, names or signs, separated by commas' }),
  feePercent: numberBox('0', { label: 'Fee or markup', unit: '%', isMore: true }),
  feeFixed: numberBox('0', { label: 'Fixed fee', hint: 'In the currency you convert from', isMore: true }),
  isCash: flag(false, 'Cash rounding', { isMore: true }),
  ownRates: text('', 10_000_000, 'Custom rates', {
    role: 'input',
    hint: '1 USD = 0.92 EUR a line, or the ECB’s file (XML, CSV): they override the bundled ones',
    isMultiline: true,
    isMore: true,
  }),
  ...languages,
} as const;

export type CurrencyOptions = StateOf<typeof schema>;
