import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-resizer',
  name: 'Image Resizer',
  description: 'New sizes for many pictures at once.',
  category: 'files',
  icon: 'scaling',
  keywords: [
    'resize photo',
    'scale image',
    'change size',
    'thumbnail',
    'pixels',
    'dimensions',
    'smaller picture',
  ],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'svg'],
  produces: ['png', 'jpeg', 'webp'],
});
