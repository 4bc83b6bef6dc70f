import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-to-types',
  name: 'JSON to Types',
  description: 'Types and classes from JSON samples or a JSON Schema.',
  category: 'development',
  icon: 'file-type',
  keywords: ['typescript', 'zod', 'go', 'java', 'csharp', 'class', 'interface'],
  accepts: ['json', 'jsonl'],
  produces: ['text'],
  entrances: [
    { name: 'JSON to TypeScript', keywords: ['ts interface'], values: { language: 'typescript' } },
    { name: 'JSON to Go', keywords: ['go struct'], values: { language: 'go' } },
  ],
  operation: () => import('./operation.ts'),
});
