/** What a transfer's code may hold at most, by EPC069-12. */
export const mostEpcBytes = 331;

/** A SEPA credit transfer; what is not known is empty. */
export interface EpcPayment {
  readonly bic: string;
  readonly name: string;
  readonly iban: string;
  /** As in `EUR12.50`. */
  readonly amount: string;
  readonly purpose: string;
  /** Of ISO 11649. */
  readonly reference: string;
  readonly remittance: string;
  readonly information: string;
}

/** The text of a transfer's QR code by EPC069-12, version 002: the fields in their order, empty ones at the end left out. */
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
