import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'json-query',
  name: 'JSON Query',
  description: 'Select values of JSON by JSONPath or JMESPath.',
  category: 'development',
  icon: 'file-search',
  keywords: ['jsonpath', 'jmespath', 'jq', 'filter json'],
  accepts: ['json', 'jsonl'],
  produces: ['json'],
  operation: () => import('./operation.ts'),
});
