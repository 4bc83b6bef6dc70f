import { asSecret, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const running = { form: ['lines', 'paragraphs', 'markdown'] };

const formLabels = {
  paragraphs: 'Paragraphs in reading order',
  lines: 'Lines in reading order',
  layout: 'Page layout',
  markdown: 'Markdown',
};

const separatorLabels = { blank: 'Blank line', number: 'Page number', feed: 'Form feed' };

export const schema = {
  form: choice(formLabels, 'paragraphs', 'Output format'),
  pages: text('', 20_000, 'Pages', { role: 'input', hint: '1-3, 7, last; empty for all' }),
  dropsRunning: flag(true, 'Remove repeated headers and footers', { onlyIf: running }),
  separator: choice(separatorLabels, 'blank', 'Page separator'),
  isCompatible: flag(true, 'Expand ligatures'),
  openPassword: asSecret(text('', 127, 'Password')),
};

export type ExtractorState = StateOf<typeof schema>;
