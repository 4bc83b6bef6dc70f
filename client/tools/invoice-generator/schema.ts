import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const languageChoices = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
  { value: 'it', label: 'Italiano' },
] as const;

export const paperChoices = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
] as const;

const outputLabels = {
  pdf: 'PDF with the e-invoice inside',
  xml: 'XML only (EN 16931)',
  json: 'JSON, to continue later',
};

export const schema = {
  output: choice(outputLabels, 'pdf', 'Make'),
  language: choice(['en', 'de', 'fr', 'es', 'it'], 'en', 'Language of the invoice', {
    choiceLabels: labelsOf(languageChoices),
  }),
  paper: choice(['a4', 'letter'], 'a4', 'Paper', { choiceLabels: labelsOf(paperChoices) }),
};

export type InvoiceOptions = StateOf<typeof schema>;

function labelsOf(choices: readonly { readonly value: string; readonly label: string }[]) {
  return Object.fromEntries(choices.map(({ value, label }) => [value, label]));
}
