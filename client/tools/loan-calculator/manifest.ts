import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'loan-calculator',
  name: 'Loan Calculator',
  description: 'Payments, interest and a schedule for loans and mortgages.',
  category: 'finance',
  icon: 'landmark',
  keywords: ['mortgage', 'amortization', 'monthly payment', 'credit', 'repayment', 'apr', 'interest'],
  accepts: ['number'],
  produces: ['csv', 'number'],
  operation: () => import('./operation.ts'),
});
