import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'word-counter',
  name: 'Word Counter',
  description: 'Words, sentences, paragraphs and the most frequent words.',
  category: 'analytics',
  icon: 'whole-word',
  keywords: [
    'count words',
    'word count',
    'essay length',
    'word frequency',
    'reading time',
    'keyword density',
  ],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
