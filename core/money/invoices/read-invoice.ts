import {
  code,
  country,
  currency,
  date,
  decimal,
  logo,
  mistake,
  oneOf,
  type Reading,
  text,
  unit,
} from './field-readings.ts';
import { type Invoice, type InvoiceLine, type Party, type Payment, vatCategories } from './invoice.ts';
import { emptyInvoice, emptyLine, emptyParty } from './sample-invoice.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface ReadInvoice {
  readonly invoice: Invoice;
  /** Paths of unknown fields, which were ignored. */
  readonly unknown: readonly string[];
}

const mostLines = 2000;
const discountKind = oneOf(['percent', 'amount'], 'percent');

const partyFields: Readonly<Record<keyof Party, Reading>> = {
  ...{ name: text, street: text, postcode: text, city: text, country, vatId: code, taxNumber: text },
  ...{ contact: text, email: text, phone: text },
};
const lineFields: Readonly<Record<keyof InvoiceLine, Reading>> = {
  ...{ name: text, details: text, quantity: decimal({ isNegative: true }), unit },
  ...{ price: decimal({ isNegative: true }), discount: decimal(), discountKind },
  ...{ vat: oneOf(vatCategories, 'S'), rate: decimal({ most: 100 }) },
};
const paymentFields: Readonly<Record<keyof Payment, Reading>> = {
  ...{ iban: code, bic: code, holder: text, reference: text, terms: text },
};
const invoiceFields: Readonly<
  Record<Exclude<keyof Invoice, 'seller' | 'buyer' | 'lines' | 'payment'>, Reading>
> = {
  kind: oneOf(['invoice', 'credit-note'], 'invoice'),
  ...{ number: text, issued: date, delivered: date, due: date, currency },
  prices: oneOf(['net', 'gross'], 'net'),
  ...{ originalNumber: text, buyerReference: text, orderNumber: text },
  ...{ discount: decimal(), discountKind, discountReason: text, exemptionReason: text, taxName: text },
  ...{ prepaid: decimal({ isNegative: true }), roundTo: decimal(), notes: text, logo },
};

/**
 * Reads an invoice from a parsed JSON value. Missing fields become empty. Throws a ToolInputError with the path of an
 * unreadable field, such as `lines[2].price`.
 */
export function readInvoice(raw: unknown): ReadInvoice {
  const unknown: string[] = [];
  const members = readObject(raw, '');
  const parts = ['seller', 'buyer', 'lines', 'payment'];
  const own = readFields(members, '', invoiceFields, emptyInvoice, unknown, parts);
  const part = (key: string) =>
    readOwn(members, key) === undefined ? {} : readObject(readOwn(members, key), key);
  const party = (key: string) => readFields(part(key), key, partyFields, emptyParty, unknown);
  const lines = members.lines ?? [];
  if (!Array.isArray(lines))
    throw mistake('lines', 'This is not a list', 'Write the lines as a list, in [ and ].');
  if (lines.length > mostLines)
    throw mistake('lines', `There are ${lines.length} lines`, `${mostLines} at most, please.`);
  const invoice = {
    ...own,
    seller: party('seller'),
    buyer: party('buyer'),
    payment: readFields(part('payment'), 'payment', paymentFields, emptyInvoice.payment, unknown),
    lines: lines.map((line: unknown, index) => {
      const place = `lines[${index}]`;
      return readFields(readObject(line, place), place, lineFields, emptyLine, unknown);
    }),
  };
  checkDiscounts(invoice);
  return { invoice: invoice, unknown };
}

function readFields<Value extends object>(
  members: Readonly<Record<string, unknown>>,
  place: string,
  fields: Readonly<Record<string, Reading>>,
  fallback: Value,
  unknown: string[],
  parts: readonly string[] = [],
): Value {
  const at = (key: string) => (place === '' ? key : `${place}.${key}`);
  for (const key of Object.keys(members)) {
    if (!Object.hasOwn(fields, key) && !parts.includes(key)) unknown.push(at(key));
  }
  const read = Object.entries(fields).flatMap(([key, reading]) =>
    Object.hasOwn(members, key) ? [[key, reading(readOwn(members, key), at(key))]] : [],
  );
  return { ...fallback, ...Object.fromEntries(read) } as Value;
}

function readObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw mistake(
    place,
    place === '' ? 'This is not an invoice' : 'This is not an object',
    'Write its fields in { and }.',
  );
}

function checkDiscounts(invoice: Invoice): void {
  const check = (
    place: string,
    { discount, discountKind: kind }: Pick<Invoice, 'discount' | 'discountKind'>,
  ) => {
    if (kind === 'percent' && Number(discount) > 100) {
      throw mistake(`${place}discount`, `${discount} % is more than all`, 'From 0 to 100, please.');
    }
  };
  check('', invoice);
  invoice.lines.forEach((line, index) => check(`lines[${index}].`, line));
}
