import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-encryption',
  name: 'Text & File Encryption',
  description: 'Encrypt and decrypt with a passphrase, by AES-256-GCM or age.',
  category: 'encoding',
  icon: 'lock-keyhole',
  keywords: ['jwe', 'cipher'],
  accepts: ['text', 'file'],
  produces: ['text', 'file'],
  operation: () => import('./operation.ts'),
});
