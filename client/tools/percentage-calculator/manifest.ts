import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'percentage-calculator',
  name: 'Percentage Calculator',
  description: 'Percent of, percent change, percentage points and tips.',
  category: 'calculation',
  icon: 'percent',
  keywords: [
    'percent',
    'discount',
    'tip',
    'increase',
    'decrease',
    'markup',
    'vat',
    'gst',
    'sales tax',
    'off',
    'ratio',
    'share',
    'split bill',
  ],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
