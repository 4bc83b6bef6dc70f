import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-cropper',
  name: 'Image Cropper',
  description: 'Cut pictures to shape, by hand or by ratio.',
  category: 'files',
  icon: 'crop',
  keywords: [
    'crop photo',
    'turn',
    'trim',
    'passport photo',
    'square',
    'rotate',
    'flip',
    'mirror',
    'straighten',
    'circle',
    'round corners',
    'remove border',
    'lossless crop',
    'cut image',
  ],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'bmp'],
  produces: ['png', 'jpeg', 'webp', 'avif'],
  operation: () => import('./operation.ts'),
});
