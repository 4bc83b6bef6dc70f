import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'calculator',
  name: 'Calculator',
  description: 'Everyday and scientific calculations, exact to the last digit.',
  category: 'calculation',
  icon: 'calculator',
  isFeatured: true,
  keywords: [
    'math',
    'maths',
    'sum',
    'add',
    'subtract',
    'multiply',
    'divide',
    'sine',
    'logarithm',
    'arithmetic',
    'square root',
    'scientific',
  ],
  accepts: ['number'],
  produces: ['number'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
