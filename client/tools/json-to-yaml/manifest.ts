import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-to-yaml',
  name: 'JSON to YAML',
  description: 'JSON as YAML that every parser reads the same way.',
  category: 'transforms',
  icon: 'file-code',
  keywords: ['yml', 'convert json', 'yaml writer', 'kubernetes', 'config'],
  accepts: ['json'],
  produces: ['yaml'],
  operation: () => import('./operation.ts'),
});
