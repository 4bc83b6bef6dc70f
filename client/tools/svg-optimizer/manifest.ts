import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'svg-optimizer',
  name: 'SVG Optimizer',
  description: 'Smaller SVG files that look the same.',
  category: 'files',
  icon: 'pen-tool',
  keywords: ['compress svg', 'pretty-print svg', 'minify svg', 'svgo', 'clean svg', 'vector', 'shrink svg'],
  accepts: ['svg'],
  produces: ['svg'],
  operation: () => import('./operation.ts'),
});
