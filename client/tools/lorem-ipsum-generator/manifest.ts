import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'lorem-ipsum-generator',
  name: 'Lorem Ipsum Generator',
  description: 'Filler text in words, sentences or paragraphs.',
  category: 'generators',
  icon: 'pilcrow',
  keywords: ['placeholder text', 'dummy text', 'sample text', 'lipsum', 'filler'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
