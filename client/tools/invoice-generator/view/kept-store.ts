import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { acceptKept, type Kept } from '../form/kept-invoice.ts';

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
