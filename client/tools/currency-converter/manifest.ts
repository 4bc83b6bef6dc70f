import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'currency-converter',
  name: 'Currency Converter',
  description: 'Amounts in other currencies, by rates with their date.',
  category: 'finance',
  icon: 'coins',
  keywords: [
    'exchange rate',
    'dollar',
    'euro',
    'pound',
    'yen',
    'usd to eur',
    'money',
    'forex',
    'ecb',
    'travel money',
    'chf',
    'gbp',
  ],
  accepts: ['number'],
  produces: ['number', 'csv'],
  operation: () => import('./operation.ts'),
});
