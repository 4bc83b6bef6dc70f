import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  separator: describeField(choice(['-', '_', '.', ''], '-'), {
    label: 'Separator',
    isSegmented: true,
    choiceLabels: { '-': '-', _: '_', '.': '.', '': 'None' },
  }),
  isLower: describeField(flag(true), { label: 'Lowercase' }),
  language: describeField(choice(['any', 'de', 'sv', 'da', 'nb', 'hu', 'tr'], 'any'), {
    label: 'Language',
    choiceLabels: {
      any: 'Any: ö as oe, å as a',
      de: 'German: ä as ae',
      sv: 'Swedish: ö as o',
      da: 'Danish: å as aa',
      nb: 'Norwegian: å as aa',
      hu: 'Hungarian: ö as o',
      tr: 'Turkish: ü as u',
    },
    unless: { keepsScripts: [true] },
  }),
  keepsScripts: describeField(flag(false), { label: 'Keep other alphabets and accents' }),
  isDecamelized: describeField(flag(false), { label: 'Split camelCase' }),
  dropsStopWords: describeField(flag(false), { label: 'Remove English stop words' }),
  kept: describeField(text('', 20), {
    label: 'Keep characters',
    hint: 'For example / for paths, . for file names.',
    isMono: true,
  }),
  maxLength: describeField(number(0, { min: 0, max: 10_000, isInteger: true }), {
    label: 'Maximum length',
    unit: 'characters',
    hint: '0 means no limit. Slugs end with a whole word.',
  }),
  isUnique: describeField(flag(false), { label: 'Number equal slugs' }),
};

export type SlugOptions = StateOf<typeof schema>;
