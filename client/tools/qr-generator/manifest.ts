import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'qr-generator',
  name: 'QR Code Generator',
  description: 'Print-ready QR codes for links, Wi-Fi, contacts and payments.',
  category: 'generators',
  icon: 'qr-code',
  isFeatured: true,
  keywords: ['qrcode', 'two-dimensional code', 'qr'],
  accepts: ['text', 'url', 'png', 'jpeg', 'webp'],
  produces: ['png', 'svg', 'jpeg'],
  entrances: [
    {
      name: 'Wi-Fi QR code',
      keywords: ['wifi qr', 'wifi code', 'wlan qr', 'share wifi', 'wifi password qr code'],
      values: { kind: 'wifi' },
    },
    {
      name: 'Contact QR code',
      keywords: ['vcard', 'vcard qr', 'business card qr'],
      values: { kind: 'contact' },
    },
    {
      name: 'Payment QR code',
      keywords: ['sepa qr', 'girocode', 'epc qr', 'bank transfer qr'],
      values: { kind: 'payment' },
    },
  ],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
