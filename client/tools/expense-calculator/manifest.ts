import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'expense-calculator',
  name: 'Expense Calculator',
  description: 'Where the money goes, by category and month.',
  category: 'finance',
  icon: 'wallet',
  keywords: ['budget', 'spending', 'costs', 'household', 'split bill', 'track money'],
  accepts: ['csv'],
  produces: ['csv'],
  operation: () => import('./operation.ts'),
});
