import { currencyNames } from '#core/money/currencies.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Currency signs and everyday words; if several countries share one, the currency most people mean. */
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
  '₦': 'NGN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₲': 'PYG',
  '₭': 'LAK',
  '₮': 'MNT',
  '৳': 'BDT',
  '֏': 'AMD',
  kč: 'CZK',
  koruna: 'CZK',
  ft: 'HUF',
  leu: 'RON',
  lei: 'RON',
  skr: 'SEK',
  nkr: 'NOK',
  dkr: 'DKK',
  ikr: 'ISK',
  forint: 'HUF',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  nt$: 'TWD',
  mx$: 'MXN',
  'cn¥': 'CNY',
  'jp¥': 'JPY',
  gold: 'XAU',
  silver: 'XAG',
};

const dollars = ['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD'];
const crowns = ['DKK', 'ISK', 'NOK', 'SEK'];
const rupees = ['INR', 'LKR', 'MUR', 'NPR', 'PKR'];
const francs = ['CHF', 'XAF', 'XOF', 'XPF'];
const pounds = ['GBP', 'EGP', 'FKP', 'GIP', 'LBP', 'SHP'];

/** Signs and words that several countries use. If `words` also has one, that currency is the default. */
const shared: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  dollar: dollars,
  '£': pounds,
  pound: pounds,
  '¥': ['JPY', 'CNY'],
  '₹': ['INR', 'BTN'],
  rupee: rupees,
  rs: rupees,
  franc: francs,
  lira: ['TRY', 'LBP', 'SYP'],
  kr: crowns,
  'kr.': crowns,
  krona: ['SEK', 'ISK'],
  króna: ['ISK', 'SEK'],
  krone: ['DKK', 'NOK'],
  kroner: ['DKK', 'NOK'],
  kronor: ['SEK'],
  crown: crowns,
  peso: ['ARS', 'CLP', 'COP', 'CUP', 'DOP', 'MXN', 'PHP', 'UYU'],
  dinar: ['BHD', 'DZD', 'IQD', 'JOD', 'KWD', 'LYD', 'RSD', 'TND'],
  dirham: ['AED', 'MAD'],
  shilling: ['KES', 'SOS', 'TZS', 'UGX'],
  '﷼': ['IRR', 'OMR', 'QAR', 'SAR', 'YER'],
  riyal: ['QAR', 'SAR'],
  rial: ['IRR', 'OMR', 'YER'],
};

/** Returns the currencies that share a sign or word, the likeliest first; undefined if it is not shared. */
export function sharedBy(text: string): readonly string[] | undefined {
  const wanted = text.trim().toLowerCase();
  const form = [wanted, wanted.replace(/s$/, '')].find((each) => Object.hasOwn(shared, each));
  return form === undefined ? undefined : readOwn(shared, form);
}

/** Finds a currency by its code, sign, name or an everyday word; undefined for anything else. */
export function findCurrency(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  const upper = wanted.toUpperCase();
  if (Object.hasOwn(currencyNames, upper)) return upper;
  for (const form of [wanted, wanted.replace(/s$/, ''), wanted.replace(/ies$/, 'y')]) {
    const code = readOwn(words, form);
    if (code !== undefined) return code;
    const named = Object.entries(currencyNames).find(([, name]) => name.toLowerCase() === form);
    if (named) return named[0];
  }
  return undefined;
}
