import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-schema',
  name: 'JSON Schema',
  description: 'Validate JSON by a schema, or generate one.',
  category: 'development',
  icon: 'file-check',
  keywords: ['schema validator', 'draft 2020-12', 'schema generator'],
  accepts: ['json', 'jsonl'],
  produces: ['json', 'text'],
  entrances: [{ name: 'JSON Schema generator', keywords: ['json to schema'], values: { mode: 'generate' } }],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
