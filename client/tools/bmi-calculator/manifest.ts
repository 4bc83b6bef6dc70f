import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'bmi-calculator',
  name: 'BMI Calculator',
  description: 'Body mass index and what it does and does not say.',
  category: 'measurement',
  icon: 'heart-pulse',
  keywords: ['weight', 'height', 'healthy weight', 'obesity', 'overweight', 'body mass index'],
  accepts: ['number'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
