import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'aspect-ratio-calculator',
  name: 'Aspect Ratio Calculator',
  description: 'Width, height and ratio of images and screens.',
  category: 'calculation',
  icon: 'proportions',
  keywords: [
    '16:9',
    '4:3',
    'resolution',
    'screen size',
    'video size',
    'proportion',
    'scale',
    'dimensions',
    'letterbox',
    'crop size',
  ],
  accepts: ['number', 'png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'bmp'],
  produces: ['number'],
  operation: () => import('./operation.ts'),
});
