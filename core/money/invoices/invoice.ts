/** The kinds of VAT of EN 16931 that are written here (UNTDID 5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

export type DiscountKind = 'percent' | 'amount';

export interface Party {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly vatId: string;
  /** The number in the country's own register or at its tax office. */
  readonly taxNumber: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
}

/** Numbers are plain decimals with a point, exactly as they were entered. */
export interface InvoiceLine {
  readonly name: string;
  readonly details: string;
  readonly quantity: string;
  /** UN/ECE recommendation 20, such as C62 for one and HUR for an hour. */
  readonly unit: string;
  readonly price: string;
  readonly discount: string;
  readonly discountKind: DiscountKind;
  readonly vat: VatCategory;
  /** In percent. */
  readonly rate: string;
}

export interface Payment {
  readonly iban: string;
  readonly bic: string;
  readonly holder: string;
  readonly reference: string;
  readonly terms: string;
}

export interface Invoice {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** Dates as in 2026-11-23. */
  readonly issued: string;
  readonly delivered: string;
  readonly due: string;
  readonly currency: string;
  /** Whether prices are entered without VAT or with it. */
  readonly prices: 'net' | 'gross';
  readonly originalNumber: string;
  readonly buyerReference: string;
  readonly orderNumber: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly lines: readonly InvoiceLine[];
  readonly discount: string;
  readonly discountKind: DiscountKind;
  readonly discountReason: string;
  readonly exemptionReason: string;
  /** What the tax is called on paper, where it is not VAT. */
  readonly taxName: string;
  readonly prepaid: string;
  /** What the sum to be paid is rounded to, as 0.05; empty for the currency's smallest unit. */
  readonly roundTo: string;
  readonly payment: Payment;
  readonly notes: string;
  /** A PNG or JPEG as a data: address. */
  readonly logo: string;
}

/** Why no VAT is added, where the law has its own words for it. */
export const usualReasons: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'Reverse charge',
  K: 'Intra-Community supply, exempt from VAT',
  G: 'Export outside the EU, exempt from VAT',
  O: 'Not subject to VAT',
};

/** What the exemption of a group is explained by: the person's words, or the usual ones. */
export function reasonOf(invoice: Pick<Invoice, 'exemptionReason'>, category: VatCategory): string {
  if (category === 'S' || category === 'Z') return '';
  return invoice.exemptionReason.trim() || (usualReasons[category] ?? '');
}
