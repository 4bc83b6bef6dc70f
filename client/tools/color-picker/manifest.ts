import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'color-picker',
  name: 'Color Picker',
  description: 'Any color in HEX, RGB, HSL and more, kept in step.',
  category: 'transforms',
  icon: 'palette',
  keywords: [
    'colour',
    'oklch',
    'contrast',
    'color code',
    'convert color',
    'gamut',
    'hex color',
    'rgb',
    'hsl',
  ],
  accepts: ['color'],
  produces: ['color'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
