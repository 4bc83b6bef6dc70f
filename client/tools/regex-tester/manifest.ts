import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'regex-tester',
  name: 'Regex Tester',
  description: 'Matches, groups and replacements, live and explained.',
  category: 'development',
  icon: 'regex',
  keywords: ['regular expression', 'regexp', 'pattern', 'match', 'replace', 'capture group', 'lastindex'],
  accepts: ['text', 'regex'],
  produces: ['text', 'csv'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
