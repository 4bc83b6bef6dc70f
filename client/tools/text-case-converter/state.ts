import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, text } from '#client/tool-kit/state/state-schema.ts';

export const schema = {
  scope: describeField(choice(['lines', 'whole', 'keys', 'names'], 'lines'), {
    label: 'Convert',
    choiceLabels: {
      lines: 'Each line',
      whole: 'Text as one',
      keys: 'Keys of JSON',
      names: 'Names in code',
    },
  }),
  language: describeField(choice(['any', 'tr', 'az', 'lt', 'el', 'nl'], 'any'), {
    label: 'Language',
    choiceLabels: {
      any: 'Any',
      tr: 'Turkish',
      az: 'Azerbaijani',
      lt: 'Lithuanian',
      el: 'Greek',
      nl: 'Dutch',
    },
  }),
  titleStyle: describeField(choice(['apa', 'chicago', 'every'], 'apa'), {
    label: 'Titles',
    isSegmented: false,
    choiceLabels: { apa: 'APA', chicago: 'Chicago', every: 'Every word' },
  }),
  digits: describeField(choice(['joined', 'apart'], 'joined'), {
    label: 'Digits',
    isSegmented: false,
    choiceLabels: { joined: 'v2', apart: 'v_2' },
  }),
  acronyms: describeField(text('API, CSS, HTML, HTTP, iOS, JSON, macOS, PDF, URL, USA', 2000), {
    label: 'Custom spellings',
    isMore: true,
    hint: 'Kept in titles and sentences, like URL or iOS',
  }),
};
