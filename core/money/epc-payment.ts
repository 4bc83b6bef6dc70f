/** The largest size of the QR code's text in bytes, by EPC069-12. */
export const mostEpcBytes = 331;

/** A SEPA credit transfer; unknown fields are empty. */
export interface EpcPayment {
  readonly bic: string;
  readonly name: string;
  readonly iban: string;
  /** For example `EUR12.50`. */
  readonly amount: string;
  readonly purpose: string;
  /** A creditor reference by ISO 11649. */
  readonly reference: string;
  readonly remittance: string;
  readonly information: string;
}

/**
 * Writes the text of a transfer's QR code by EPC069-12, version 002: the fields in order, without empty ones at the
 * end.
 */
export function writeEpcPayment(payment: EpcPayment): string {
  const { bic, name, iban, amount, purpose, reference, remittance, information } = payment;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    amount,
    purpose,
    reference,
    remittance,
    information,
  ];
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}
