import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-query',
  name: 'JSON Query',
  description: 'Select values of JSON by JSONPath or JMESPath.',
  category: 'development',
  icon: 'file-search',
  keywords: ['jsonpath', 'jmespath', 'filter json', 'json path tester', 'jq'],
  accepts: ['json', 'jsonl'],
  produces: ['json'],
  isNew: true,
  entrances: [
    { name: 'JSONPath tester', keywords: ['rfc 9535'], values: { language: 'jsonpath' } },
    {
      name: 'JMESPath tester',
      keywords: ['aws query'],
      values: { language: 'jmespath', expression: 'books[?price < `20`].title' },
    },
  ],
  operation: () => import('./operation.ts'),
});
