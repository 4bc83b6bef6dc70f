import { computeLuhnCheck } from '#core/codes/numbers/check-digits.ts';
import { groupIban, ibanFault } from '#core/money/iban.ts';

/** A number that its check digits identify. */
export interface PastedNumber {
  readonly name: string;
  readonly detail: string;
  /** The ids of the tools that use it, the likeliest first. */
  readonly toolIds: readonly string[];
}

/** The first digits of card numbers by network and the lengths there (ISO/IEC 7812). */
const cards: readonly (readonly [network: string, pattern: RegExp])[] = [
  ['Visa', /^4\d{12}(?:\d{3})?$/],
  ['Mastercard', /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['American Express', /^3[47]\d{13}$/],
  ['Discover', /^6(?:011|5\d{2})\d{12}$/],
  ['JCB', /^35(?:2[89]|[3-8]\d)\d{12}$/],
];

/** Recognizes an IBAN (ISO 13616) or the number of a payment card. */
export function recognizeNumber(text: string): PastedNumber | undefined {
  const bare = text.trim().replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare) && ibanFault(bare) === undefined) {
    const country = new Intl.DisplayNames('en', { type: 'region' }).of(bare.slice(0, 2)) ?? '';
    return {
      name: 'an IBAN',
      detail: `${groupIban(bare)} · ${country} · check digits are right`,
      toolIds: ['qr-generator'],
    };
  }
  const card = cards.find(([, pattern]) => pattern.test(bare));
  if (!card || computeLuhnCheck(bare.slice(0, -1)).digit !== bare.at(-1)) return undefined;
  return { name: 'a payment card number', detail: `${card[0]} · check digit is right`, toolIds: [] };
}
