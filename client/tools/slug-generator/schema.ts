import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const languageLabels = {
  any: 'Any: ö as oe, å as a',
  de: 'German: ä as ae',
  sv: 'Swedish: ö as o',
  da: 'Danish: å as aa',
  nb: 'Norwegian: å as aa',
  hu: 'Hungarian: ö as o',
  tr: 'Turkish: ü as u',
  uk: 'Ukrainian: и as y, г as h',
};

export const schema = {
  separator: choice({ '-': '-', _: '_', '.': '.', '': 'None' }, '-', 'Separator', { isSegmented: true }),
  language: choice(languageLabels, 'any', 'Language', { unless: { keepsScripts: [true] } }),
  kept: text('', 20, 'Keep characters', { hint: 'For example / for paths, . for file names.', isMono: true }),
  maxLength: number(0, { min: 0, max: 10_000, isInteger: true }, 'Maximum length', {
    unit: 'characters',
    hint: '0 means no limit. Slugs end with a whole word.',
  }),
  isLower: flag(true, 'Lowercase'),
  keepsScripts: flag(false, 'Keep other alphabets and accents'),
  isDecamelized: flag(false, 'Split camelCase'),
  dropsStopWords: flag(false, 'Remove English stop words'),
  isUnique: flag(false, 'Number equal slugs'),
};

export type SlugOptions = StateOf<typeof schema>;
