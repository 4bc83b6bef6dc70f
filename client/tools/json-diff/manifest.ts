import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-diff',
  name: 'JSON Diff',
  description: 'Compare JSON, YAML or CSV by meaning, as a patch.',
  category: 'development',
  icon: 'git-compare',
  keywords: ['merge patch'],
  accepts: ['json', 'jsonl', 'yaml', 'csv'],
  produces: ['text', 'json'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
