import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parseRational, rational } from '#core/numbers/rational.ts';
import { annuityPayment, type Compounding, periodRate } from './annuity.ts';
import { amortize, roundUnits } from './schedule.ts';

interface Case {
  readonly amount: number;
  readonly percent: string;
  readonly perYear: number;
  readonly compounding: Compounding;
  readonly count: number;
  /** Of each payment, in cents. */
  readonly interest: readonly number[];
}

/** The same schedules in exact fractions. Amounts are made so that many interests are exactly half a cent. */
const script = `
import json, random
from fractions import Fraction as F
random.seed(11)
half_up = lambda value: (2 * value.numerator + value.denominator) // (2 * value.denominator)
cases = [(12060, '10', 12, 'payments', 12), (20100, '6', 12, 'payments', 12), (30000000, '5', 26, 'payments', 650)]
for _ in range(60):
    percent = random.choice(['10', '4', '5', '7', '0.1', '3.3', '99.9', '1.75', '6'])
    per_year, compounding = random.choice([(12, 'payments'), (26, 'payments'), (52, 'payments'), (4, 12), (1, 12), (2, 12), (1, 2)])
    often = per_year if compounding == 'payments' else compounding
    rate = (1 + F(percent) / 100 / often) ** (often // per_year) - 1
    # An amount whose first interest is half a cent more than whole cents, where there is one.
    amount = half_up(F(2 * random.randint(50, 50000) + 1, 2) / rate)
    cases.append((amount, percent, per_year, compounding, random.randint(2, 130)))
out = []
for amount, percent, per_year, compounding, count in cases:
    often = per_year if compounding == 'payments' else compounding
    rate = (1 + F(percent) / 100 / often) ** (often // per_year) - 1
    payment = half_up(amount * rate * (1 + rate) ** count / ((1 + rate) ** count - 1))
    balance, interests = amount, []
    for number in range(1, count + 1):
        if balance <= 0: break
        interest = half_up(balance * rate)
        paid = balance + interest if number == count or payment >= balance + interest else payment
        interests.append(interest)
        balance += interest - paid
    out.append(dict(amount=amount, percent=percent, perYear=per_year, compounding=compounding, count=count, interest=interests))
print(json.dumps(out))
`;

const cases = JSON.parse(execFileSync('python3', ['-c', script], { encoding: 'utf8' })) as Case[];

test.each(cases)(
  '$amount cents at $percent %, $perYear a year ($compounding), $count payments: every cent as in exact fractions',
  ({ amount, percent, perYear, compounding, count, interest }) => {
    const rate = periodRate(parseRational(percent), perYear, compounding);
    const rows = amortize({
      amount: BigInt(amount),
      rate,
      payments: count,
      payment: roundUnits(annuityPayment(rational(BigInt(amount)), rate, count)),
      balloon: 0n,
      extra: 0n,
      effect: 'shorter',
      changes: [],
    });
    expect(rows.map((row) => Number(row.interest))).toEqual(interest);
  },
);
