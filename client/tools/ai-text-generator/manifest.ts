import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'ai-text-generator',
  name: 'AI Text Generator',
  description: 'Drafts and rewrites by a model that runs on your device.',
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
});
