import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'svg-to-png',
  name: 'SVG to PNG',
  description: 'Draw SVG as PNG, JPEG, WebP or icons.',
  category: 'files',
  icon: 'image',
  keywords: ['svg to jpg', 'rasterize'],
  accepts: ['svg'],
  produces: ['png', 'jpeg', 'webp', 'ico'],
  entrances: [{ name: 'Favicon generator', keywords: ['favicon', 'ico'], values: { format: 'favicon' } }],
  operation: () => import('./operation.ts'),
});
