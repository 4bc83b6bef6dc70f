import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'qr-generator',
  name: 'QR Code Generator',
  description: 'Print-ready QR codes for links, Wi-Fi, contacts and payments.',
  category: 'generators',
  icon: 'qr-code',
  isFeatured: true,
  keywords: [
    'qr',
    'qrcode',
    'wifi code',
    'vcard',
    'barcode square',
    'scan code',
    'qr reader',
    'qr decoder',
    'two-dimensional code',
  ],
  accepts: ['text', 'url', 'png', 'jpeg', 'webp'],
  produces: ['png', 'svg', 'jpeg'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
