import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  output: {
    ...choice(['pdf', 'xml', 'json'], 'pdf'),
    label: 'Make',
    choiceLabels: {
      pdf: 'PDF with the e-invoice inside',
      xml: 'XML alone (EN 16931)',
      json: 'JSON, to go on later',
    },
  },
  language: {
    ...choice(['en', 'de', 'fr', 'es', 'it'], 'en'),
    label: 'Language of the invoice',
    choiceLabels: { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano' },
  },
  paper: {
    ...choice(['a4', 'letter'], 'a4'),
    label: 'Paper',
    choiceLabels: { a4: 'A4', letter: 'US Letter' },
  },
};

export type InvoiceOptions = StateOf<typeof schema>;
