import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'percentage-calculator',
  name: 'Percentage Calculator',
  description: 'Percent of, percent change, percentage points and tips.',
  category: 'calculation',
  icon: 'percent',
  keywords: [
    'discount',
    'tip',
    'increase',
    'decrease',
    'markup',
    'off',
    'ratio',
    'share',
    'split bill',
    'percent',
  ],
  entrances: [{ name: 'VAT Calculator', keywords: ['gst', 'sales tax'], values: { tab: 'vat' } }],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
