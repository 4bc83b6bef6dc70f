import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import type { InvoiceLine } from './invoice.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { computeTotals } from './totals.ts';

/** Python makes the invoices and adds them up by itself, with its own decimals, from the standard's rules. */
const script = `
import json, random
from decimal import Decimal as D, ROUND_HALF_UP, getcontext
getcontext().prec = 60
random.seed(16931)
DIGITS = {'EUR': 2, 'USD': 2, 'JPY': 0, 'KWD': 3, 'CHF': 2}

def rounded(value, digits):
    return value.quantize(D(1).scaleb(-digits), rounding=ROUND_HALF_UP)

def number(low, high, places):
    return str(D(random.randint(low * 10 ** places, high * 10 ** places)).scaleb(-places))

def make():
    rates = random.sample([('S', '19'), ('S', '7'), ('S', '5.5'), ('S', '25'), ('Z', '0'), ('E', '0'), ('S', '8.1')], random.randint(1, 4))
    lines = []
    for _ in range(random.randint(1, 12)):
        vat, rate = random.choice(rates)
        kind = random.choice(['percent', 'amount'])
        lines.append(dict(quantity=number(-3 if random.random() < .1 else 0, 200, random.randint(0, 3)),
            price=number(0, 500, random.randint(0, 4)), vat=vat, rate=rate, discountKind=kind,
            discount=random.choice(['', '0', number(0, 100, random.randint(0, 2)) if kind == 'percent' else number(0, 5, 2), '100' if kind == 'percent' else '1'])))
    return dict(currency=random.choice(list(DIGITS)), prices=random.choice(['net', 'gross']), lines=lines,
        discountKind=random.choice(['percent', 'amount']), discount=random.choice(['', number(0, 30, 2)]),
        prepaid=random.choice(['', number(0, 50, 2)]), roundTo=random.choice(['', '', '0.05', '0.1', '1']))

def share(amount, sums, digits):
    # The largest remainder: whole units, rounded down, and what is left to those who lost most.
    units = amount.scaleb(digits)
    exact = [units * s / sum(sums) for s in sums]
    floors = [e.to_integral_value(rounding='ROUND_FLOOR') for e in exact]
    for at in sorted(range(len(sums)), key=lambda at: (floors[at] - exact[at], at))[:int(units - sum(floors))]:
        floors[at] += 1
    return [f.scaleb(-digits) for f in floors]

def add_up(invoice):
    digits = DIGITS[invoice['currency']]
    gross = invoice['prices'] == 'gross'
    groups, order, entered = {}, [], []
    for line in invoice['lines']:
        amount = rounded(D(line['quantity']) * D(line['price']), digits)
        off = D(line['discount'] or '0')
        amount -= rounded(amount * off / 100, digits) if line['discountKind'] == 'percent' else rounded(off, digits)
        entered.append(amount)
        key = (line['vat'], D(line['rate']))
        if key not in groups:
            order.append(key)
        groups[key] = groups.get(key, D(0)) + amount
    result = dict(groups=[], nets=[str(a) for a in entered])
    line_sum = taxable_sum = tax_sum = owed = D(0)
    sums = [groups[key] for key in order]
    if invoice['discountKind'] == 'percent':
        discounts = [rounded(s * D(invoice['discount'] or '0') / 100, digits) for s in sums]
    else:
        if min(sums) < 0 or max(sums) <= 0:
            invoice['discount'] = ''
        amount = rounded(D(invoice['discount'] or '0'), digits)
        discounts = share(amount, sums, digits) if amount else [D(0) for s in sums]
    for key, discount in zip(order, discounts):
        factor = 1 + key[1] / 100 if gross else D(1)
        net = rounded(groups[key] / factor, digits)
        taxable = rounded((groups[key] - discount) / factor, digits)
        tax = rounded(taxable * key[1] / 100, digits)
        result['groups'].append([str(taxable), str(tax)])
        line_sum += net; taxable_sum += taxable; tax_sum += tax; owed += groups[key] - discount
    total = taxable_sum + tax_sum
    prepaid = rounded(D(invoice['prepaid'] or '0'), digits)
    payable = (owed if gross else total) - prepaid
    step = rounded(D(invoice['roundTo'] or '0'), digits)
    if step > 0:
        payable = (payable / step).quantize(D(1), rounding=ROUND_HALF_UP) * step
    result.update(line_sum=str(line_sum), taxable=str(taxable_sum), tax=str(tax_sum), total=str(total), payable=str(rounded(payable, digits)))
    return result

invoices = [make() for _ in range(10000)]
print(json.dumps([[invoice, add_up(invoice)] for invoice in invoices]))
`;

interface Made {
  readonly currency: string;
  readonly prices: 'net' | 'gross';
  readonly lines: readonly InvoiceLine[];
}

interface Expected {
  readonly groups: readonly (readonly [taxable: string, tax: string])[];
  readonly nets: readonly string[];
  readonly line_sum: string;
  readonly taxable: string;
  readonly tax: string;
  readonly total: string;
  readonly payable: string;
}

/** Python's zero has a sign, and its digits may have an exponent. */
const plain = (text: string) => (/^-?0*(?:\.0*)?(?:E.*)?$/.test(text) ? text.replace(/^-/, '') : text);

test('10,000 random invoices agree to the cent with Python’s decimals', () => {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], { maxBuffer: 1 << 28 });
  expect(status, stderr.toString()).toBe(0);
  const made = JSON.parse(stdout.toString()) as [Made, Expected][];
  expect(made).toHaveLength(10_000);
  for (const [own, expected] of made) {
    const invoice = { ...sampleInvoice, ...own };
    const totals = computeTotals(invoice);
    const write = (units: bigint) => writeUnits(units, totals.digits);
    const found = {
      groups: totals.groups.map(({ taxable, tax }) => [write(taxable), write(tax)]),
      line_sum: write(totals.lineSum),
      taxable: write(totals.taxable),
      tax: write(totals.tax),
      total: write(totals.total),
      payable: write(totals.payable),
    };
    const { nets, groups, ...sums } = expected;
    const wanted = Object.fromEntries(Object.entries(sums).map(([key, text]) => [key, plain(text)]));
    const context = JSON.stringify(own);
    expect(found, context).toEqual({
      ...wanted,
      groups: groups.map(([taxable, tax]) => [plain(taxable), plain(tax)]),
    });
    if (own.prices === 'net') {
      expect(
        totals.lines.map(({ net }) => write(net)),
        context,
      ).toEqual(nets.map(plain));
    }
  }
});
