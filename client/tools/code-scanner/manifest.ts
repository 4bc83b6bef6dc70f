import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'code-scanner',
  name: 'QR & Barcode Scanner',
  description: 'Reads codes in pictures or by camera.',
  category: 'files',
  icon: 'scan-qr-code',
  keywords: ['qr reader', 'decode qr', 'scan'],
  accepts: ['png', 'jpeg', 'webp', 'avif', 'gif', 'heic', 'bmp'],
  produces: ['text', 'url'],
  usesCamera: true,
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
