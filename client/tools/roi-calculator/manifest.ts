import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'roi-calculator',
  name: 'ROI Calculator',
  description: 'What an investment returns, in total and per year.',
  category: 'finance',
  icon: 'trending-up',
  keywords: ['return on investment', 'profit', 'irr', 'annualized', 'cagr', 'payback', 'yield'],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
