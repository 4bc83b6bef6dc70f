import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** The options, each with its label. */
export const schema = {
  output: choice({ parts: 'Parts', url: 'URL', json: 'JSON' }, 'parts', 'Output', { isSegmented: true }),
  isCleaned: flag(false, 'Remove tracking'),
  isSorted: flag(false, 'Sort parameters'),
  base: text('', 2000, 'Base URL', { hint: 'For relative addresses such as ../page', isMore: true }),
};

export type UrlOptions = StateOf<typeof schema>;
