import type { Invoice, Party } from '#core/money/invoices/invoice.ts';
import { emptyInvoice, emptyLine, emptyParty } from '#core/money/invoices/sample-invoice.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { mapNumbers } from './typed-invoice.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';

/** The data stored on the device: the form as typed, and earlier buyers. */
export interface Kept {
  readonly typed: Invoice;
  /** The language in which it was typed. */
  readonly locale: string;
  readonly buyers: readonly Party[];
}

const mostBuyers = 100;

/** Validates stored data, which may be anything; values that should be text and are not are dropped. */
export function acceptKept(raw: unknown): Kept | undefined {
  if (!isRecord(raw) || typeof raw.locale !== 'string' || !isRecord(raw.typed)) return undefined;
  const { typed, buyers } = raw;
  const lines = Array.isArray(typed.lines) ? typed.lines.map((line) => likeness(emptyLine, line)) : [];
  return {
    locale: raw.locale,
    buyers: Array.isArray(buyers) ? buyers.map((buyer) => likeness(emptyParty, buyer)) : [],
    typed: {
      ...likeness(emptyInvoice, typed),
      seller: likeness(emptyParty, typed.seller),
      buyer: likeness(emptyParty, typed.buyer),
      payment: likeness(emptyInvoice.payment, typed.payment),
      lines,
    },
  };
}

/** Converts the numbers to another language's notation; invalid numbers stay as typed. */
export function toLocale({ typed, locale }: Kept, to: string): Invoice {
  if (locale === to) return typed;
  return mapNumbers(typed, (written) => {
    const plain = readTyped(written, locale);
    return plain === undefined ? written : writeAsTyped(plain, to);
  });
}

/** Puts the latest buyer first, each name once. */
export function rememberBuyer(buyers: readonly Party[], buyer: Party): readonly Party[] {
  if (buyer.name.trim() === '') return buyers;
  return [buyer, ...buyers.filter(({ name }) => name !== buyer.name)].slice(0, mostBuyers);
}

function likeness<Shape extends object>(shape: Shape, raw: unknown): Shape {
  const given = isRecord(raw) ? raw : {};
  const texts = Object.entries(shape).filter(
    ([key, value]) => typeof value === 'string' && typeof readOwn(given, key) === 'string',
  );
  return { ...shape, ...Object.fromEntries(texts.map(([key]) => [key, readOwn(given, key)])) };
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}

/** The draft, the person's own data and earlier buyers; undefined if nothing is stored. */
export const keptStore = createStore<Kept | undefined>(
  'draft:invoice-generator',
  jsonFormat(acceptKept),
  undefined,
);

/** Browsers store about 5 million characters for a whole site. */
const mostKept = 2_500_000;

/** Stores the form and its buyers. Returns false if they are too large. */
export function keepDraft(typed: Invoice, locale: string, buyers = keptStore.read()?.buyers ?? []): boolean {
  const isSmall = JSON.stringify(typed).length + JSON.stringify(buyers).length <= mostKept;
  if (isSmall) keptStore.write({ typed, locale, buyers });
  return isSmall;
}
