import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'image-to-base64',
  name: 'Image to Base64',
  description: 'Pictures as data addresses for HTML and CSS, and back.',
  category: 'files',
  icon: 'image-up',
  keywords: [
    'data uri',
    'data url',
    'inline image',
    'embed image',
    'decode image',
    'svg to data uri',
    'css image',
    'base64 to image',
  ],
  accepts: ['png', 'jpeg', 'webp', 'gif', 'svg', 'avif', 'bmp', 'ico', 'base64'],
  produces: ['base64', 'css', 'html', 'png', 'jpeg', 'webp'],
  operation: () => import('./operation.ts'),
});
