/** The supported VAT categories of EN 16931 (UNTDID 5305). */
export const vatCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;
export type VatCategory = (typeof vatCategories)[number];

export type DiscountKind = 'percent' | 'amount';

export interface Party {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** A two-letter code of ISO 3166-1. */
  readonly country: string;
  readonly vatId: string;
  /** The number in the national register or at the tax office. */
  readonly taxNumber: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
}

/** An invoice line. Numbers are plain decimals with a point, exactly as entered. */
export interface InvoiceLine {
  readonly name: string;
  readonly details: string;
  readonly quantity: string;
  /** A unit code of UN/ECE recommendation 20, such as C62 for one and HUR for an hour. */
  readonly unit: string;
  readonly price: string;
  readonly discount: string;
  readonly discountKind: DiscountKind;
  readonly vat: VatCategory;
  /** The VAT rate in percent. */
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
  /** Dates such as 2026-11-23. */
  readonly issued: string;
  readonly delivered: string;
  readonly due: string;
  readonly currency: string;
  /** Whether the entered prices exclude or include VAT. */
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
  /** The name of the tax on paper, if it is not VAT. */
  readonly taxName: string;
  readonly prepaid: string;
  /** The step for rounding the amount due, such as 0.05; empty for the currency's smallest unit. */
  readonly roundTo: string;
  readonly payment: Payment;
  readonly notes: string;
  /** A PNG or JPEG as a data: URL. */
  readonly logo: string;
}

/** The usual reasons for charging no VAT, in the words of the law. */
export const usualReasons: Readonly<Partial<Record<VatCategory, string>>> = {
  AE: 'Reverse charge',
  K: 'Intra-Community supply, exempt from VAT',
  G: 'Export outside the EU, exempt from VAT',
  O: 'Not subject to VAT',
};

/** Returns the reason for a group's exemption: the person's text, or the usual one. */
export function reasonOf(invoice: Pick<Invoice, 'exemptionReason'>, category: VatCategory): string {
  if (category === 'S' || category === 'Z') return '';
  return invoice.exemptionReason.trim() || (usualReasons[category] ?? '');
}
