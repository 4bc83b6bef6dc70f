import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'ai-text-generator',
  name: 'AI Text Generator',
  description: 'Drafts and summaries: by templates, or by your browser’s own model.',
  category: 'generators',
  icon: 'bot',
  isNew: true,
  keywords: [
    'write text',
    'rewrite',
    'summarize',
    'draft',
    'language model',
    'chat',
    'prompt',
    'email writer',
  ],
  accepts: ['text'],
  produces: ['text'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
