import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'profit-margin-calculator',
  name: 'Profit Margin Calculator',
  description: 'Margin, markup, cost and price from any two.',
  category: 'business',
  icon: 'badge-dollar-sign',
  keywords: ['markup', 'gross margin', 'selling price', 'break even', 'cost price', 'profit'],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
