import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'base-n-encoder',
  name: 'Base32, Base58 & Base85 Encoder',
  description: 'Encode and decode Base32, 45, 58, 62, 85 and mail formats.',
  category: 'encoding',
  icon: 'binary',
  keywords: ['base62', 'base45', 'ascii85', 'quoted-printable', 'uuencode'],
  accepts: ['text', 'hex', 'file'],
  produces: ['text', 'hex', 'file'],
  operation: () => import('./operation.ts'),
});
