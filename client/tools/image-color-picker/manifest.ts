import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-color-picker',
  name: 'Image Color Picker',
  description: 'Read the colors of a picture, pixel by pixel.',
  category: 'files',
  icon: 'pipette',
  keywords: [
    'eyedropper',
    'palette from image',
    'hex from image',
    'dominant color',
    'pick color',
    'colour',
    'color palette',
    'loupe',
    'pixel color',
  ],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'bmp'],
  produces: ['color', 'css', 'json'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
