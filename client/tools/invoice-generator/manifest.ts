import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'invoice-generator',
  name: 'Invoice Generator',
  description: 'Clean PDF invoices, electronic ones included.',
  category: 'business',
  icon: 'receipt-text',
  isFeatured: true,
  isNew: true,
  keywords: ['bill', 'zugferd', 'factur-x', 'receipt', 'billing', 'freelance', 'invoice pdf'],
  produces: ['pdf'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
