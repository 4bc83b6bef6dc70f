import type { Answer } from '#client/tool-kit/answer.ts';
import { matchPhrases, phrase, readPlace } from '#client/tool-kit/asking/phrases.ts';
import { plainQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { periodRate } from '#core/finance/annuity.ts';
import { fromUnits, toUnits } from '#core/finance/schedule.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { writeFixed } from '#core/numbers/rational-text.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { evenPayment, mostYears } from './solve-loan.ts';

const kind = '(loan|mortgage|(home|house|car|auto|student|personal|bank) loan)';
const payment = '(payment|payments|repayment|repayments|rate|instalment|installment)';
const start = `[(monthly|what is the monthly)] [${payment}] [(for|on|of)] [(a|an|my)]`;
const terms =
  '[(at|with)] [(an|a)] [interest] [rate] [of] <rate>% [(interest|apr|rate|fixed)] [(over|for|in)]';
const time = ['<years> (years|year|yrs|yr|y)', '<months> (months|month|mths|mo)'];
const phrases = time
  .flatMap((term) => [
    `${start} ${kind} [${payment}] [(of|on|for)] <amount> ${terms} ${term}`,
    `${start} <amount> ${kind} ${terms} ${term}`,
    `monthly ${payment} [(for|on|of)] <amount> ${terms} ${term}`,
    `${kind} <amount> [(over|for)] ${term} [(at|with)] <rate>% [(interest|apr)]`,
    `<amount> ${kind} [(over|for)] ${term} [(at|with)] <rate>% [(interest|apr)]`,
  ])
  .map(phrase);

/** Answers `loan 200,000 6% 30 years` and `car loan 25000 at 4.9% for 60 months` with the monthly payment. */
export function answer(query: string, locale: string): Answer | undefined {
  const places = matchPhrases(phrases, plainQuestion(query));
  if (!places) return undefined;
  const [amount, percent] = [readPlace(places.amount, locale), readPlace(places.rate, locale)];
  const payments = paymentsOf(readPlace(places.years, locale), readPlace(places.months, locale));
  if (!amount || !percent || payments === undefined) return undefined;
  if (!isWithin(amount, 1n, 1_000_000_000n) || !isWithin(percent, 0n, 100n)) return undefined;
  const units = toUnits(amount, 2);
  const paid = evenPayment(
    { amount: units, payments, balloon: 0n },
    periodRate(percent, 12, 'payments'),
    undefined,
  );
  const money = (cents: bigint) => writeFixed(fromUnits(cents, 2), locale);
  const interest = paid * BigInt(payments) - units;
  return {
    text: `${money(paid)} per month`,
    working: `${writeNumber(payments, locale)} payments, about ${money(interest > 0n ? interest : 0n)} of interest`,
    opens: query.trim(),
    values: {
      find: 'payment',
      amount: writeAsTyped(toFixedDecimal(amount, 2), locale),
      rate: writeAsTyped(toFixedDecimal(percent, 6), locale),
      years: writeAsTyped(toFixedDecimal(rational(BigInt(payments), 12n), 6), locale),
      perYear: 12,
      compounding: 'payments',
      locale,
    },
  };
}

/** Returns the number of monthly payments; undefined for too many. */
function paymentsOf(years: Rational | undefined, months: Rational | undefined): number | undefined {
  const time = years ?? (months && rational.divide(months, rational(12n)));
  if (!time) return undefined;
  const payments = Math.round((Number(time.numerator) / Number(time.denominator)) * 12);
  return payments >= 1 && payments <= mostYears * 12 ? payments : undefined;
}

function isWithin(value: Rational, least: bigint, most: bigint): boolean {
  return rational.compare(value, rational(least)) >= 0 && rational.compare(value, rational(most)) <= 0;
}
