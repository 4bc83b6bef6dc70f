import type { Language } from './labels.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Units of UN/ECE recommendation 20 that invoices use, with their names in the page. */
export const unitChoices = {
  C62: 'pieces',
  HUR: 'hours',
  DAY: 'days',
  MON: 'months',
  LS: 'flat rate',
  KGM: 'kg',
  GRM: 'g',
  MTR: 'm',
  MTK: 'm²',
  MTQ: 'm³',
  LTR: 'l',
  KMT: 'km',
  KWH: 'kWh',
} as const;

const spoken: Readonly<Partial<Record<string, Readonly<Record<Language, string>>>>> = {
  HUR: { en: 'h', de: 'Std.', fr: 'h', es: 'h', it: 'h' },
  DAY: { en: 'days', de: 'Tage', fr: 'jours', es: 'días', it: 'giorni' },
  MON: { en: 'months', de: 'Monate', fr: 'mois', es: 'meses', it: 'mesi' },
};

/** Returns the text after a quantity: empty for pieces, the code for unknown units. */
export function unitName(code: string, language: Language): string {
  if (code === 'C62' || code === 'LS') return '';
  const names: Readonly<Record<string, string>> = unitChoices;
  return readOwn(spoken, code)?.[language] ?? readOwn(names, code) ?? code;
}
