import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'hash-generator',
  name: 'Hash Generator',
  description: 'SHA-2, SHA-1 and MD5 of text or huge files, with HMAC.',
  category: 'encoding',
  icon: 'hash',
  keywords: [
    'sha',
    'sha256',
    'sha512',
    'sha1',
    'md5',
    'hmac',
    'digest',
    'checksum',
    'fingerprint',
    'verify download',
  ],
  accepts: ['text', 'file'],
  produces: ['hash'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
