import { choice, text } from '#client/tool-kit/state/state-schema.ts';

const scopeLabels = {
  lines: 'Each line',
  whole: 'Text as one',
  keys: 'Keys of JSON',
  names: 'Names in code',
};

const languageLabels = {
  any: 'Any',
  tr: 'Turkish',
  az: 'Azerbaijani',
  lt: 'Lithuanian',
  el: 'Greek',
  nl: 'Dutch',
};

export const schema = {
  scope: choice(scopeLabels, 'lines', 'Convert'),
  language: choice(languageLabels, 'any', 'Language'),
  titleStyle: choice({ apa: 'APA', chicago: 'Chicago', every: 'Every word' }, 'apa', 'Titles', {
    isSegmented: false,
  }),
  digits: choice({ joined: 'v2', apart: 'v_2' }, 'joined', 'Digits', { isSegmented: false }),
  acronyms: text('API, CSS, HTML, HTTP, iOS, JSON, macOS, PDF, URL, USA', 2000, 'Custom spellings', {
    isMore: true,
    hint: 'Kept in titles and sentences, like URL or iOS',
  }),
};
