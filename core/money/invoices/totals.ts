import { ToolInputError } from '#core/errors.ts';
import { minorUnitDigits } from '#core/money/currency-digits.ts';
import { splitAmount } from '#core/money/split-amount.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { decimalOf, roundTogether, roundToUnits, sumOf, unitsOf } from './amounts.ts';
import type { Invoice, InvoiceLine, VatCategory } from './invoice.ts';

/** All amounts are whole numbers of the currency's smallest unit. */
export interface LineTotals {
  /** Quantity times price, with or without VAT as entered. */
  readonly entered: bigint;
  /** The discount, with or without VAT as entered. */
  readonly enteredDiscount: bigint;
  /** BT-131: the net amount after the line's discount. */
  readonly net: bigint;
  /** BT-136: the discount without VAT. */
  readonly discount: bigint;
  /** BT-146: the price without VAT; exact if it was entered without VAT, else with ten digits. */
  readonly price: Rational;
}

/** BG-23: a group of lines with the same VAT category and rate. */
export interface TaxGroup {
  readonly category: VatCategory;
  /** In percent, without trailing zeros. */
  readonly rate: string;
  /** The indexes of its lines, from 0. */
  readonly lines: readonly number[];
  /** The group's share of the document's discount (BT-92). */
  readonly discount: bigint;
  /** BT-116: the taxable amount. */
  readonly taxable: bigint;
  /** BT-117: the tax. */
  readonly tax: bigint;
}

export interface InvoiceTotals {
  readonly digits: number;
  readonly lines: readonly LineTotals[];
  readonly groups: readonly TaxGroup[];
  /** BT-106: the sum of the lines. */
  readonly lineSum: bigint;
  /** BT-107: the document's discount. */
  readonly discount: bigint;
  /** BT-109: the total without VAT. */
  readonly taxable: bigint;
  /** BT-110: the total VAT. */
  readonly tax: bigint;
  /** BT-112: the total with VAT. */
  readonly total: bigint;
  /** BT-113: the prepaid amount. */
  readonly prepaid: bigint;
  /** BT-114: the rounding. */
  readonly rounding: bigint;
  /** BT-115: the amount due. */
  readonly payable: bigint;
}

interface Entered {
  readonly amount: bigint;
  readonly discount: bigint;
}

/**
 * Computes the totals by EN 16931: rounds each line, adds the rounded lines, and rounds VAT once for each category and
 * rate. If prices include VAT, the amount due matches their sum to the cent. The difference from the VAT of the rounded
 * base becomes the rounding (BT-114). Throws a ToolInputError if a discount cannot be distributed.
 */
export function computeTotals(invoice: Invoice): InvoiceTotals {
  const digits = minorUnitDigits(invoice.currency);
  const entered = invoice.lines.map((line) => enterLine(line, digits));
  const members = groupLines(invoice.lines);
  const enteredDiscounts = shareDiscount(invoice, digits, members, entered);
  const lines: LineTotals[] = [];
  const groups = members.map((group, at) =>
    computeGroup(invoice, group, entered, enteredDiscounts[at] ?? 0n, lines),
  );
  const lineSum = sumOf(lines.map(({ net }) => net));
  const discount = sumOf(groups.map((group) => group.discount));
  const tax = sumOf(groups.map((group) => group.tax));
  const total = lineSum - discount + tax;
  const prepaid = unitsOf(decimalOf(invoice.prepaid), digits);
  const enteredSum = sumOf(entered.map((line) => line.amount - line.discount)) - sumOf(enteredDiscounts);
  const open = (invoice.prices === 'gross' ? enteredSum : total) - prepaid;
  const payable = roundToStep(open, invoice.roundTo, digits);
  const rounding = payable - (total - prepaid);
  return {
    ...{ digits, lines, groups, lineSum, discount, taxable: lineSum - discount, tax, total },
    ...{ prepaid, rounding, payable },
  };
}

function enterLine(line: InvoiceLine, digits: number): Entered {
  const amount = unitsOf(rational.multiply(decimalOf(line.quantity), decimalOf(line.price)), digits);
  return { amount, discount: discountOf(line, amount, digits) };
}

function discountOf(
  { discount, discountKind }: Pick<InvoiceLine, 'discount' | 'discountKind'>,
  of: bigint,
  digits: number,
): bigint {
  const size = decimalOf(discount);
  return discountKind === 'amount'
    ? unitsOf(size, digits)
    : roundToUnits(rational.multiply(rational(of, 100n), size));
}

interface Members {
  readonly category: VatCategory;
  readonly rate: string;
  readonly lines: number[];
}

function groupLines(lines: readonly InvoiceLine[]): readonly Members[] {
  const groups = new Map<string, Members>();
  lines.forEach(({ vat, rate: written }, index) => {
    const rate = toFixedDecimal(decimalOf(written), 10);
    const known = groups.get(`${vat} ${rate}`);
    if (known) known.lines.push(index);
    else groups.set(`${vat} ${rate}`, { category: vat, rate, lines: [index] });
  });
  return [...groups.values()];
}

/**
 * Distributes the document's discount over the groups, in prices as entered: a percentage of each group, or a fixed
 * amount in proportion.
 */
function shareDiscount(
  invoice: Invoice,
  digits: number,
  groups: readonly Members[],
  entered: readonly Entered[],
): readonly bigint[] {
  const sums = groups.map((group) => sumIn(group, entered));
  if (invoice.discountKind === 'percent') return sums.map((sum) => discountOf(invoice, sum, digits));
  const amount = unitsOf(decimalOf(invoice.discount), digits);
  if (amount === 0n) return sums.map(() => 0n);
  if (sums.length === 1) return [amount];
  if (sums.every((sum) => sum >= 0n) && sums.some((sum) => sum > 0n)) return splitAmount(amount, sums);
  throw new ToolInputError('The discount on the whole cannot be shared out among the rates of VAT.', {
    field: 'discount',
    hint: 'The lines of one rate are not above 0 together: give the discount in percent, or by line.',
  });
}

function sumIn({ lines }: Members, entered: readonly Entered[]): bigint {
  return sumOf(lines.map((index) => (entered[index]?.amount ?? 0n) - (entered[index]?.discount ?? 0n)));
}

/** Computes a group; also fills in the totals of its lines. */
function computeGroup(
  invoice: Invoice,
  members: Members,
  entered: readonly Entered[],
  enteredDiscount: bigint,
  lines: LineTotals[],
): TaxGroup {
  const rate = rational.divide(parseRational(members.rate), rational(100n));
  // Dividing by this factor removes VAT from gross prices.
  const factor = invoice.prices === 'gross' ? rational.add(rational(1n), rate) : rational(1n);
  const toNet = (units: bigint) => rational.divide(rational(units), factor);
  const sum = sumIn(members, entered);
  const own = members.lines.map((index) => entered[index] ?? { amount: 0n, discount: 0n });
  const net = roundToUnits(toNet(sum));
  const nets = roundTogether(
    own.map(({ amount, discount }) => toNet(amount - discount)),
    net,
  );
  members.lines.forEach((index, at) => {
    const { amount, discount } = own[at] ?? { amount: 0n, discount: 0n };
    const totals = { entered: amount, enteredDiscount: discount, net: nets[at] ?? 0n };
    const netDiscount = roundToUnits(toNet(discount));
    const price = netPrice(invoice, index, totals.net + netDiscount, factor);
    lines[index] = { ...totals, discount: netDiscount, price };
  });
  const taxable = roundToUnits(toNet(sum - enteredDiscount));
  const tax = roundToUnits(rational.multiply(rational(taxable), rate));
  return { ...members, discount: net - taxable, taxable, tax };
}

/** Returns a net price precise enough that quantity times price gives the line's amount again. */
function netPrice(invoice: Invoice, index: number, amount: bigint, factor: Rational): Rational {
  const { price = '', quantity = '' } = invoice.lines[index] ?? {};
  if (invoice.prices === 'net') return decimalOf(price);
  const count = decimalOf(quantity);
  const scale = rational(10n ** BigInt(minorUnitDigits(invoice.currency)));
  const exact =
    count.numerator === 0n
      ? rational.divide(decimalOf(price), factor)
      : rational.divide(rational.divide(rational(amount), scale), count);
  return parseRational(toFixedDecimal(exact, 10));
}

function roundToStep(units: bigint, step: string, digits: number): bigint {
  const size = unitsOf(decimalOf(step), digits);
  return size <= 1n ? units : roundToUnits(rational(units, size)) * size;
}
