import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const listing = { action: ['inspect', 'search'] } as const;

export const formatLabels = {
  codes: 'U+00E9',
  braces: String.raw`\u{e9}: JavaScript, Rust, Swift`,
  units: String.raw`\u00e9: JSON, Java, C#`,
  python: String.raw`\u00e9, \U0001f600: Python`,
  hexEntity: '&#xE9;: HTML',
  decimalEntity: '&#233;: HTML, decimal',
  css: String.raw`\e9: CSS`,
  url: '%C3%A9: URL',
  utf8: String.raw`\xc3\xa9: UTF-8 bytes`,
  decimal: '233: decimal code points',
} as const;

export type EscapeFormat = keyof typeof formatLabels;

export const schema = {
  action: describeField(choice(['inspect', 'search', 'escape', 'unescape', 'normalize'], 'inspect'), {
    label: 'Action',
    isMain: true,
    choiceLabels: {
      inspect: 'Inspect',
      search: 'Search names',
      escape: 'Escape',
      unescape: 'Unescape',
      normalize: 'Normalize',
    },
  }),
  output: describeField(choice(['table', 'details', 'csv'], 'table'), {
    label: 'Output format',
    choiceLabels: { table: 'Table', details: 'Details', csv: 'CSV' },
    onlyIf: listing,
  }),
  isUnique: describeField(flag(false), {
    label: 'List each character once',
    onlyIf: { action: ['inspect'] },
  }),
  format: describeField(choice(Object.keys(formatLabels) as EscapeFormat[], 'braces'), {
    label: 'Format',
    choiceLabels: formatLabels,
    onlyIf: { action: ['escape'] },
  }),
  keepsAscii: describeField(flag(true), { label: 'Keep ASCII', onlyIf: { action: ['escape'] } }),
  form: describeField(choice(['NFC', 'NFD', 'NFKC', 'NFKD'], 'NFC'), {
    label: 'Form',
    choiceLabels: {
      NFC: 'NFC: composed',
      NFD: 'NFD: decomposed',
      NFKC: 'NFKC: compatibility, composed',
      NFKD: 'NFKD: compatibility, decomposed',
    },
    onlyIf: { action: ['normalize'] },
  }),
};

export type UnicodeOptions = StateOf<typeof schema>;
