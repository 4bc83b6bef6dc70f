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

const actionLabels = {
  inspect: 'Inspect',
  search: 'Search names',
  escape: 'Escape',
  unescape: 'Unescape',
  normalize: 'Normalize',
};

const formLabels = {
  NFC: 'NFC: composed',
  NFD: 'NFD: decomposed',
  NFKC: 'NFKC: compatibility, composed',
  NFKD: 'NFKD: compatibility, decomposed',
};

export const schema = {
  action: choice(actionLabels, 'inspect', 'Action', { isMain: true }),
  output: choice({ table: 'Table', details: 'Details', csv: 'CSV' }, 'table', 'Output format', {
    onlyIf: listing,
  }),
  isUnique: flag(false, 'List each character once', { onlyIf: { action: ['inspect'] } }),
  format: choice(formatLabels, 'braces', 'Format', { onlyIf: { action: ['escape'] } }),
  keepsAscii: flag(true, 'Keep ASCII', { onlyIf: { action: ['escape'] } }),
  form: choice(formLabels, 'NFC', 'Form', { onlyIf: { action: ['normalize'] } }),
};

export type UnicodeOptions = StateOf<typeof schema>;
