import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'css-minifier',
  name: 'CSS Minifier',
  description: 'Smaller style sheets that mean the same.',
  category: 'development',
  icon: 'minimize',
  keywords: ['minify css', 'compress css', 'shrink css', 'stylesheet'],
  accepts: ['css'],
  produces: ['css'],
  operation: () => import('./operation.ts'),
});
