import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'percentage-calculator',
  name: 'Percentage Calculator',
  description: 'Percent of, percent change, percentage points and tips.',
  category: 'calculation',
  icon: 'percent',
  keywords: ['increase', 'decrease', 'markup', 'ratio', 'share', 'percent'],
  entrances: [
    { name: 'Tip Calculator', keywords: ['tip', 'split bill'], values: { tab: 'tip' } },
    { name: 'Discount Calculator', keywords: ['discount', 'off'], values: { tab: 'price' } },
    { name: 'VAT Calculator', keywords: ['gst', 'sales tax'], values: { tab: 'vat' } },
  ],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
