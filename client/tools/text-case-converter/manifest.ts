import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-case-converter',
  name: 'Text Case Converter',
  description: 'UPPER, lower, Title, camelCase, snake_case and more.',
  category: 'text',
  icon: 'case-sensitive',
  keywords: [
    'uppercase',
    'lowercase',
    'camel case',
    'snake case',
    'kebab case',
    'capitalize',
    'caps',
    'title case',
  ],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
