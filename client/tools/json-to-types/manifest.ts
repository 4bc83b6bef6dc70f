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
  isNew: true,
  entrances: [
    { name: 'JSON to TypeScript', keywords: ['ts interface'], values: { language: 'typescript' } },
    { name: 'JSON to Zod', keywords: ['zod schema'], values: { language: 'typescript-zod' } },
    { name: 'JSON to Go', keywords: ['go struct'], values: { language: 'go' } },
    { name: 'JSON to Rust', keywords: ['serde'], values: { language: 'rust' } },
    { name: 'JSON to C#', keywords: ['csharp class'], values: { language: 'csharp' } },
    { name: 'JSON to Java', keywords: ['pojo'], values: { language: 'java' } },
    { name: 'JSON to Kotlin', keywords: ['data class'], values: { language: 'kotlin' } },
    { name: 'JSON to Python', keywords: ['dataclass'], values: { language: 'python' } },
    { name: 'JSON to Swift', keywords: ['codable'], values: { language: 'swift' } },
  ],
  operation: () => import('./operation.ts'),
});
