import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { asInput, asSecret, choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const running = { form: ['lines', 'paragraphs', 'markdown'] };

export const schema = {
  form: describeField(choice(['paragraphs', 'lines', 'layout', 'markdown'], 'paragraphs'), {
    label: 'Output format',
    choiceLabels: {
      paragraphs: 'Paragraphs in reading order',
      lines: 'Lines in reading order',
      layout: 'Page layout',
      markdown: 'Markdown',
    },
  }),
  pages: describeField(asInput(text('')), { label: 'Pages', hint: '1-3, 7, last; empty for all' }),
  dropsRunning: describeField(flag(true), {
    label: 'Remove repeated headers and footers',
    onlyIf: running,
  }),
  separator: describeField(choice(['blank', 'number', 'feed'], 'blank'), {
    label: 'Page separator',
    choiceLabels: { blank: 'Blank line', number: 'Page number', feed: 'Form feed' },
  }),
  isCompatible: describeField(flag(true), { label: 'Expand ligatures' }),
  openPassword: describeField(asSecret(text('', 127)), { label: 'Password' }),
};

export type ExtractorState = StateOf<typeof schema>;
