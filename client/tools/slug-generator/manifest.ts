import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'slug-generator',
  name: 'Slug Generator',
  description: 'URL slugs and file names from titles in any script.',
  category: 'text',
  icon: 'link-2',
  keywords: ['slugify', 'permalink', 'transliteration'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
