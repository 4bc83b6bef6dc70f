import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  sample:
    'https://user@www.müller.example:8443/shop/../cart?id=42&q=cr%C3%A8me+br%C3%BBl%C3%A9e&utm_source=mail#top',
  input: { placeholder: 'Paste one address, or several, one per line', shape: 'low' },
  showsParameters: () => true,
  async run(input, options) {
    const [{ describeUrls }, content] = await Promise.all([import('./describe.ts'), input.text(10_000_000)]);
    return describeUrls(content, options);
  },
});
