import type { Answer } from '#client/tool-kit/answer.ts';
import { parseLocaleNumber } from '#core/numbers/parse-locale-number.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const asked =
  /^(?:loan|mortgage)\s+(?:of\s+)?\p{Sc}?(\d[\d.,]*)(k?)\s*,?\s+(?:at\s+)?(\d[\d.,]*)\s*%\s*,?\s*(?:over\s+|for\s+)?(\d[\d.,]*)\s*(?:years?|yrs?|y)$/iu;

/** Answers `loan 200,000 6% 30 years` with the monthly payment. */
export function answer(query: string, locale: string): Answer | undefined {
  const match = asked.exec(query.trim().replace(/\s*[=?]$/, ''));
  const [, written = '', thousands = '', rate = '', years = ''] = match ?? [];
  const read = (text: string) => Number(parseLocaleNumber(text, locale) ?? Number.NaN);
  const amount = read(written) * (thousands === '' ? 1 : 1000);
  const [percent, time] = [read(rate), read(years)];
  const payments = Math.round(time * 12);
  if (!(amount > 0 && amount <= 1e9 && percent >= 0 && percent <= 100 && payments >= 1 && time <= 60))
    return undefined;
  const period = percent / 1200;
  const payment =
    period === 0 ? amount / payments : (amount * period) / -Math.expm1(-payments * Math.log1p(period));
  const money = (value: number) =>
    writeNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    text: `${money(payment)} a month`,
    working: `${writeNumber(payments, locale)} payments, about ${money(payment * payments - amount)} of interest`,
    opens: query.trim(),
    values: {
      find: 'payment',
      amount: thousands === '' ? written : String(amount),
      rate,
      years,
      perYear: 12,
      compounding: 'payments',
      locale,
    },
  };
}
