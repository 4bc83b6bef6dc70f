import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'business-name-generator',
  name: 'Business Name Generator',
  description: 'Ideas for names, and how they sound and look.',
  category: 'business',
  icon: 'lightbulb',
  keywords: ['company name', 'brand name', 'startup name', 'shop name', 'name ideas'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
