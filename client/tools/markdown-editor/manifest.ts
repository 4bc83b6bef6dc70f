import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'markdown-editor',
  name: 'Markdown Editor',
  description: 'Write Markdown and see it beside, ready to download.',
  category: 'text',
  icon: 'square-pen',
  keywords: ['md', 'readme', 'preview', 'github markdown', 'notes', 'commonmark', 'md to html'],
  accepts: ['markdown', 'text'],
  produces: ['markdown', 'html'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
