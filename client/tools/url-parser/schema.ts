import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** The options, each with its label. */
export const schema = {
  output: describeField(choice(['parts', 'url', 'json'], 'parts'), {
    label: 'Output',
    isSegmented: true,
    choiceLabels: { parts: 'Parts', url: 'URL', json: 'JSON' },
  }),
  isCleaned: describeField(flag(false), { label: 'Remove tracking' }),
  isSorted: describeField(flag(false), { label: 'Sort parameters' }),
  base: describeField(text('', 2000), {
    label: 'Base URL',
    hint: 'For relative addresses such as ../page',
    isMore: true,
  }),
};

export type UrlOptions = StateOf<typeof schema>;
