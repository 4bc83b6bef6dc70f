import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  description: 'What savings grow to, by deposits and interest.',
  category: 'finance',
  icon: 'trending-up',
  keywords: ['apy'],
  accepts: ['number'],
  produces: ['csv', 'number'],
  operation: () => import('./operation.ts'),
});
