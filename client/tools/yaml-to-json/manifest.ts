import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'yaml-to-json',
  name: 'YAML to JSON',
  description: 'YAML as JSON, with the place of each mistake.',
  category: 'transforms',
  icon: 'file-code',
  keywords: ['yml', 'yaml 1.1', 'multiple documents', 'convert yaml', 'yaml parser', 'kubernetes', 'config'],
  accepts: ['yaml'],
  produces: ['json'],
  operation: () => import('./operation.ts'),
});
