import { readOwn } from '#core/collections/read-own.ts';

export interface Currency {
  /** One and several. */
  readonly units: readonly [string, string];
  /** Undefined for a currency without parts. */
  readonly parts?: readonly [string, string];
  /** Digits of the parts (ISO 4217). */
  readonly digits: number;
}

const cents = ['cent', 'cents'] as const;

/** Currencies with the English names of their units, and the digits of ISO 4217. */
export const currencies = {
  USD: { units: ['dollar', 'dollars'], parts: cents, digits: 2 },
  EUR: { units: ['euro', 'euros'], parts: cents, digits: 2 },
  GBP: { units: ['pound', 'pounds'], parts: ['penny', 'pence'], digits: 2 },
  INR: { units: ['rupee', 'rupees'], parts: ['paisa', 'paise'], digits: 2 },
  CAD: { units: ['Canadian dollar', 'Canadian dollars'], parts: cents, digits: 2 },
  AUD: { units: ['Australian dollar', 'Australian dollars'], parts: cents, digits: 2 },
  CHF: { units: ['Swiss franc', 'Swiss francs'], parts: ['centime', 'centimes'], digits: 2 },
  JPY: { units: ['yen', 'yen'], digits: 0 },
  CNY: { units: ['yuan', 'yuan'], parts: ['fen', 'fen'], digits: 2 },
  KRW: { units: ['won', 'won'], digits: 0 },
  MXN: { units: ['peso', 'pesos'], parts: ['centavo', 'centavos'], digits: 2 },
  BRL: { units: ['real', 'reais'], parts: ['centavo', 'centavos'], digits: 2 },
  ZAR: { units: ['rand', 'rand'], parts: cents, digits: 2 },
  NGN: { units: ['naira', 'naira'], parts: ['kobo', 'kobo'], digits: 2 },
  KES: { units: ['shilling', 'shillings'], parts: cents, digits: 2 },
  PHP: { units: ['peso', 'pesos'], parts: ['centavo', 'centavos'], digits: 2 },
  PKR: { units: ['rupee', 'rupees'], parts: ['paisa', 'paise'], digits: 2 },
  AED: { units: ['dirham', 'dirhams'], parts: ['fils', 'fils'], digits: 2 },
  SAR: { units: ['riyal', 'riyals'], parts: ['halala', 'halalas'], digits: 2 },
  KWD: { units: ['dinar', 'dinars'], parts: ['fils', 'fils'], digits: 3 },
  PLN: { units: ['zloty', 'zlotys'], parts: ['grosz', 'groszy'], digits: 2 },
  SEK: { units: ['krona', 'kronor'], parts: ['öre', 'öre'], digits: 2 },
  NOK: { units: ['krone', 'kroner'], parts: ['øre', 'øre'], digits: 2 },
  DKK: { units: ['krone', 'kroner'], parts: ['øre', 'øre'], digits: 2 },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

const signs: Readonly<Record<string, readonly CurrencyCode[]>> = {
  $: ['USD', 'CAD', 'AUD', 'MXN', 'BRL'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₨': ['INR', 'PKR'],
  '₩': ['KRW'],
  '₱': ['PHP', 'MXN'],
  '₦': ['NGN'],
};

/** Whether the sign, code or name of a currency in an amount is that of others than `code`. */
export function isOfOtherCurrency(amount: string, code: CurrencyCode): boolean {
  const sign = /\p{Sc}/u.exec(amount)?.[0];
  if (sign !== undefined && !(readOwn(signs, sign)?.includes(code) ?? false)) return true;
  const words = amount.match(/\p{L}+/gu) ?? [];
  const isOf = (word: string, id: CurrencyCode) =>
    word === id || currencies[id].units.some((unit) => unit.split(' ').at(-1) === word.toLowerCase());
  const ids = Object.keys(currencies) as CurrencyCode[];
  return words.some((word) => !isOf(word, code) && ids.some((id) => isOf(word, id)));
}
