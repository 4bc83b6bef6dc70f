import { currencyNames } from '#core/money/currencies.ts';

/** Signs and everyday words; where several countries share one, the currency most people mean. */
const words: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  buck: 'USD',
  'us dollar': 'USD',
  '£': 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  sterling: 'GBP',
  '¥': 'JPY',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  rmb: 'CNY',
  '₹': 'INR',
  rupee: 'INR',
  franc: 'CHF',
  '₩': 'KRW',
  won: 'KRW',
  '₽': 'RUB',
  rouble: 'RUB',
  ruble: 'RUB',
  '₺': 'TRY',
  lira: 'TRY',
  zloty: 'PLN',
  zł: 'PLN',
  '₴': 'UAH',
  hryvnia: 'UAH',
  '₪': 'ILS',
  shekel: 'ILS',
  real: 'BRL',
  reais: 'BRL',
  r$: 'BRL',
  rand: 'ZAR',
  baht: 'THB',
  '฿': 'THB',
  '₫': 'VND',
  dong: 'VND',
  '₱': 'PHP',
  forint: 'HUF',
  c$: 'CAD',
  a$: 'AUD',
  gold: 'XAU',
  silver: 'XAG',
};

/** The code of a currency by its code, sign, name or an everyday word for it; undefined for anything else. */
export function findCurrency(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  const upper = wanted.toUpperCase();
  if (Object.hasOwn(currencyNames, upper)) return upper;
  for (const form of [wanted, wanted.replace(/s$/, ''), wanted.replace(/ies$/, 'y')]) {
    if (Object.hasOwn(words, form)) return words[form];
    const named = Object.entries(currencyNames).find(([, name]) => name.toLowerCase() === form);
    if (named) return named[0];
  }
  return undefined;
}
