import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const schema = {
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

export default defineOperation({
  schema,
  takes: 'text',
  sample:
    'https://user@www.müller.example:8443/shop/../cart?id=42&q=cr%C3%A8me+br%C3%BBl%C3%A9e&utm_source=mail#top',
  input: { placeholder: 'Paste one address, or several, one a line' },
  async run(input, options) {
    const [{ describeUrls }, content] = await Promise.all([import('./describe.ts'), input.text(10_000_000)]);
    return describeUrls(content, options);
  },
});
