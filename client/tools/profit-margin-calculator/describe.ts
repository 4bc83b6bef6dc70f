import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import {
  charmPrice,
  type Known,
  type SaleTerms,
  salesFor,
  solveTrade,
  type Trade,
  traceSale,
} from './logic.ts';
import { type MarginOptions, schema } from './schema.ts';

type Write = Numbers<MarginOptions>;
const zero = rational(0n);
const ladder = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const;

/** Describes all five quantities, the sale step by step, break-even and a table of prices. Throws a ToolInputError. */
export function describeTrade(options: MarginOptions): Report {
  const write = new Numbers(schema, options);
  const [first, second] = options.known.split('-') as [keyof Known, keyof Known];
  const trade = solveTrade({ [first]: write.read(first), [second]: write.read(second) });
  const terms = readTerms(write);
  const found = (['margin', 'price', 'profit'] as const).find((each) => each !== first && each !== second);
  const all = figuresOf(trade, write);
  const head = all.find(({ label }) => label.toLowerCase() === found) ?? all[0];
  const headValue = trade[found ?? 'margin'] ?? zero;
  return {
    figures: [head, ...all.filter((each) => each !== head), ...saleFigures(trade, terms, write)],
    plain: toFixedDecimal(headValue, 6),
    sentences: [sentenceOf(trade, write)],
    notes: notesOf(trade, terms),
    charts: [chartOf(trade, terms, write)],
    ...(trade.cost.numerator > 0n ? { tables: [ladderOf(trade.cost, write)] } : {}),
  };
}

function readTerms(write: Write): SaleTerms {
  const percent = { min: 0, max: 100 };
  return {
    tax: write.optional('tax', { min: 0, max: 1000 }) ?? zero,
    discount: write.optional('discount', percent) ?? zero,
    fee: write.optional('fee', percent) ?? zero,
    shipping: write.optional('shipping', { min: 0 }) ?? zero,
  };
}

function figuresOf(trade: Trade, write: Write): readonly [Figure, ...Figure[]] {
  const percent = (value: Rational | undefined, none: string) => (value ? write.percent(value) : none);
  return [
    { label: 'Margin', value: percent(trade.margin, 'none: the price is 0') },
    { label: 'Markup', value: percent(trade.markup, 'without limit: the cost is 0') },
    { label: 'Price', value: write.fixed(trade.price) },
    { label: 'Cost', value: write.fixed(trade.cost) },
    { label: 'Profit', value: write.fixed(trade.profit) },
  ];
}

function saleFigures(trade: Trade, terms: SaleTerms, write: Write): readonly Figure[] {
  const sale = traceSale(trade, terms);
  const used = Object.values(terms).some(({ numerator }) => numerator !== 0n);
  const fixed = write.optional('fixedCosts', { min: 0 });
  const target = write.optional('target', { min: 0 });
  const count = (amount: Rational) => {
    const sales = salesFor(amount, sale.contribution);
    return sales === undefined ? 'no number is enough' : write.integer(sales);
  };
  return [
    ...(used
      ? [
          { label: 'Price after discount', value: write.fixed(sale.net) },
          { label: 'Tax', value: write.fixed(sale.taxAmount) },
          { label: 'The customer pays', value: write.fixed(sale.paid) },
          { label: 'Fee', value: write.fixed(sale.feeAmount) },
          { label: 'Left per sale', value: write.fixed(sale.contribution) },
          { label: 'Remaining margin', value: sale.margin ? write.percent(sale.margin) : 'none' },
        ]
      : []),
    ...(fixed ? [{ label: 'Sales to break even', value: count(fixed) }] : []),
    ...(target
      ? [{ label: 'Sales for the target profit', value: count(rational.add(fixed ?? zero, target)) }]
      : []),
  ];
}

function sentenceOf({ profit, price, cost, margin, markup }: Trade, write: Write): string {
  const ofPrice = margin
    ? `${write.full(margin)}% of the price ${write.full(price)}`
    : 'no share of a price of 0';
  const ofCost = markup
    ? `${write.full(markup)}% of the cost ${write.full(cost)}`
    : 'no share of a cost of 0';
  return `The profit ${write.full(profit)} is ${ofPrice} (margin) and ${ofCost} (markup).`;
}

function notesOf(trade: Trade, terms: SaleTerms): readonly Note[] {
  const { profit, cost, price } = trade;
  const isEaten = profit.numerator >= 0n && traceSale(trade, terms).contribution.numerator < 0n;
  const isOdd = cost.numerator < 0n || price.numerator < 0n;
  return [
    ...(profit.numerator < 0n ? [warn('This sale loses money: the price is below the cost.')] : []),
    ...(isEaten
      ? [warn('This sale loses money: discount, fee and other costs take more than the profit.')]
      : []),
    ...(isOdd ? [warn('The cost or the price is below 0, so percentages mean little.')] : []),
  ];
}

function chartOf(trade: Trade, terms: SaleTerms, write: Write) {
  const sale = traceSale(trade, terms);
  const steps: readonly (readonly [string, Rational])[] = [
    ['Price', trade.price],
    ['Discount', sale.off],
    ['Fee', sale.feeAmount],
    ['Other cost', terms.shipping],
    ['Cost', trade.cost],
    ['Left', sale.contribution],
  ];
  const shown = steps.filter(([name, { numerator }]) => numerator !== 0n || name === 'Left');
  return {
    kind: 'bar' as const,
    title: 'Where the price goes',
    summary: `${shown.map(([name, value]) => `${name} ${write.fixed(value)}`).join(', ')}.`,
    placesName: 'Step',
    places: shown.map(([name]) => name),
    series: [{ name: 'Amount', values: shown.map(([, value]) => Number(toFixedDecimal(value, 2))) }],
  };
}

function ladderOf(cost: Rational, write: Write): ReportTable {
  const rungs = ladder.map((percent) => {
    const trade = solveTrade({ cost, margin: rational(BigInt(percent)) });
    return { percent, ...trade, charm: charmPrice(trade.price) };
  });
  const row = (format: (value: Rational) => string) =>
    rungs.map(({ percent, markup, price, profit, charm }) => [
      `${percent}%`,
      `${format(markup ?? zero)}%`,
      format(price),
      format(profit),
      format(charm),
    ]);
  return {
    title: 'Prices by margin',
    columns: ['Margin', 'Markup', 'Price', 'Profit', 'Price in .99'],
    rows: row((value) => write.fixed(value)),
    plainRows: row((value) => plainFixed(value)),
    fileName: 'prices.csv',
  };
}
