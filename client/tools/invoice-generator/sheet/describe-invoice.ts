import { writeDecimal, writeUnits } from '#core/numbers/write-decimal.ts';
import { type Invoice, type Party, reasonOf } from '#core/money/invoices/invoice.ts';
import { paymentCode } from '#core/money/invoices/payment-code.ts';
import type { InvoiceTotals, TaxGroup } from '#core/money/invoices/totals.ts';
import { groupIban } from '#core/money/iban.ts';
import { type Labels, labelsByLanguage, type Language } from './labels.ts';
import { unitName } from './units.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface SheetRow {
  readonly position: string;
  readonly name: string;
  /** The smaller text below it: its details and its discount. */
  readonly details: string;
  readonly quantity: string;
  readonly price: string;
  readonly vat: string;
  readonly amount: string;
  /** The subtotal up to this row. */
  readonly running: string;
}

export interface SheetSum extends Fact {
  readonly isStrong: boolean;
}

/** All texts of an invoice; the preview shows them and the PDF is drawn from them. */
export interface Sheet {
  readonly labels: Labels;
  readonly title: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly Fact[];
  /** The column headers: description, quantity, price, VAT, amount. */
  readonly columns: readonly [string, string, string, string, string];
  readonly rows: readonly SheetRow[];
  readonly sums: readonly SheetSum[];
  readonly remarks: readonly string[];
  readonly payment: readonly Fact[];
  /** The text of a QR code for the payment. */
  readonly code: string | undefined;
  readonly notes: string;
}

interface Words {
  readonly labels: Labels;
  readonly amount: (units: bigint) => string;
  readonly money: (units: bigint) => string;
  readonly number: (written: string) => string;
  /** Writes a price with at least the currency's digits. */
  readonly price: (written: string) => string;
  readonly date: (written: string) => string;
}

/** Formats an invoice in a language. */
export function describeInvoice(invoice: Invoice, totals: InvoiceTotals, language: Language): Sheet {
  const words = wordsOf(invoice, totals, language);
  const { labels } = words;
  const kind = invoice.kind === 'invoice' ? labels.invoice : labels.creditNote;
  return {
    labels,
    title: `${kind} ${invoice.number}`.trim(),
    seller: partyLines(invoice.seller, labels),
    buyer: partyLines(invoice.buyer, labels),
    facts: factsOf(invoice, words),
    columns: [
      labels.description,
      labels.quantity,
      invoice.prices === 'gross' ? labels.priceWithVat : labels.price,
      labels.vat,
      labels.amount,
    ],
    rows: rowsOf(invoice, totals, words, language),
    sums: sumsOf(invoice, totals, words),
    remarks: remarksOf(invoice, totals),
    payment: paymentOf(invoice, labels),
    code: paymentCode(invoice, totals),
    notes: invoice.notes.trim(),
  };
}

function wordsOf({ currency, taxName }: Invoice, { digits }: InvoiceTotals, language: Language): Words {
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const amount = (units: bigint) =>
    writeDecimal(writeUnits(units, digits), language, { minimumFractionDigits: digits });
  return {
    labels: nameTax(labelsByLanguage[language], taxName.trim()),
    amount,
    money: (units) => `${amount(units)} ${currency}`,
    number: (written) => (written === '' ? '' : writeDecimal(plain(written), language)),
    price: (written) =>
      written === '' ? '' : writeDecimal(plain(written), language, { minimumFractionDigits: digits }),
    date: (written) => (written === '' ? '' : date.format(new Date(`${written}T00:00:00Z`))),
  };
}

/** Replaces VAT with another tax name in the labels. */
function nameTax(labels: Labels, taxName: string): Labels {
  if (taxName === '') return labels;
  const named = Object.entries(labels).map(([key, label]) => [key, label.replace(labels.vat, () => taxName)]);
  return { ...labels, ...(Object.fromEntries(named) as Labels), vatId: labels.vatId };
}

/** Returns a number as entered, without a plus sign, and with a digit before the point. */
function plain(written: string): string {
  return written
    .replace('+', '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
}

function partyLines(party: Party, labels: Labels): string[] {
  const place = [party.postcode, party.city].filter(Boolean).join(' ');
  return [
    party.name,
    ...party.street.split('\n'),
    [place, party.country].filter(Boolean).join(', '),
    party.vatId && `${labels.vatId}: ${party.vatId}`,
    party.taxNumber && `${labels.taxNumber}: ${party.taxNumber}`,
    party.contact,
    party.email,
    party.phone,
  ].filter((line, index) => index === 0 || line.trim() !== '');
}

function factsOf(invoice: Invoice, { labels, date }: Words): Fact[] {
  const facts = [
    { label: labels.number, value: invoice.number },
    { label: labels.issued, value: date(invoice.issued) },
    { label: labels.delivered, value: date(invoice.delivered) },
    { label: labels.due, value: date(invoice.due) },
    { label: labels.originalNumber, value: invoice.originalNumber },
    { label: labels.buyerReference, value: invoice.buyerReference },
    { label: labels.orderNumber, value: invoice.orderNumber },
  ];
  return facts.filter(({ value }) => value.trim() !== '');
}

function rowsOf(invoice: Invoice, totals: InvoiceTotals, words: Words, language: Language): SheetRow[] {
  let running = 0n;
  return invoice.lines.map((line, index) => {
    const { entered = 0n, enteredDiscount = 0n, net = 0n } = totals.lines[index] ?? {};
    const own = invoice.prices === 'gross' ? entered - enteredDiscount : net;
    running += own;
    const percent = line.discountKind === 'percent' ? ` ${words.number(line.discount)} %` : '';
    const discount =
      enteredDiscount === 0n ? '' : `${words.labels.discount}${percent}: ${words.amount(-enteredDiscount)}`;
    return {
      position: String(index + 1),
      name: line.name,
      details: [line.details.trim(), discount].filter(Boolean).join('\n'),
      quantity: `${words.number(line.quantity)} ${unitName(line.unit, language)}`.trim(),
      price: words.price(line.price),
      vat: line.vat === 'S' ? `${words.number(line.rate || '0')} %` : line.vat === 'O' ? '–' : '0 %',
      amount: words.amount(own),
      running: words.amount(running),
    };
  });
}

function sumsOf(invoice: Invoice, totals: InvoiceTotals, words: Words): SheetSum[] {
  const { labels, amount, money } = words;
  const sums: SheetSum[] = [];
  const add = (label: string, value: string, isStrong = false) => sums.push({ label, value, isStrong });
  if (totals.discount !== 0n) {
    const percent = invoice.discountKind === 'percent' ? ` ${words.number(invoice.discount)} %` : '';
    add(labels.subtotal, amount(totals.lineSum));
    add(invoice.discountReason.trim() || `${labels.discount}${percent}`, amount(-totals.discount));
  }
  add(labels.taxable, amount(totals.taxable));
  for (const group of totals.groups) add(groupLabel(group, words), amount(group.tax));
  add(labels.total, money(totals.total), totals.payable === totals.total);
  if (totals.prepaid !== 0n) add(labels.prepaid, amount(-totals.prepaid));
  if (totals.rounding !== 0n) add(labels.rounding, amount(totals.rounding));
  if (totals.payable !== totals.total) add(labels.payable, money(totals.payable), true);
  return sums;
}

function groupLabel({ category, rate, taxable }: TaxGroup, { labels, number, amount }: Words): string {
  const shown = category === 'S' ? number(rate) : '0';
  return `${labels.vat} ${shown} % ${labels.on} ${amount(taxable)}`;
}

/** Lists the reasons why no VAT is added, each once. */
function remarksOf(invoice: Invoice, { groups }: InvoiceTotals): string[] {
  return [...new Set(groups.map(({ category }) => reasonOf(invoice, category)))].filter(Boolean);
}

function paymentOf({ payment }: Invoice, labels: Labels): Fact[] {
  const facts = [
    { label: '', value: payment.terms.trim() },
    { label: labels.holder, value: payment.holder },
    { label: 'IBAN', value: groupIban(payment.iban) },
    { label: 'BIC', value: payment.bic },
    { label: labels.reference, value: payment.reference },
  ];
  return facts.filter(({ value }) => value !== '');
}
