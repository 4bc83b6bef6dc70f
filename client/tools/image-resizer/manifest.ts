import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-resizer',
  name: 'Image Resizer',
  description: 'New sizes for many pictures at once.',
  category: 'files',
  icon: 'scaling',
  keywords: [
    'resize photo',
    'custom size',
    'scale image',
    'change size',
    'thumbnail',
    'pixels',
    'dimensions',
    'smaller picture',
    'enlarge',
    'upscale',
    'dpi',
    'passport photo',
    'srcset',
    'letterbox',
    'instagram size',
  ],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'bmp'],
  produces: ['png', 'jpeg', 'webp', 'avif'],
  operation: () => import('./operation.ts'),
});
