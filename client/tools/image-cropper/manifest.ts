import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-cropper',
  name: 'Image Cropper',
  description: 'Cut pictures to shape, by hand or by ratio.',
  category: 'files',
  icon: 'crop',
  keywords: ['crop photo', 'cut image', 'trim', 'passport photo', 'square', 'rotate', 'straighten'],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'heic'],
  produces: ['png', 'jpeg', 'webp'],
});
