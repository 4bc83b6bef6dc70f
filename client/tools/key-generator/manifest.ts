import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'key-generator',
  name: 'Key & Certificate Generator',
  description: 'RSA, EC and Ed25519 keys, SSH keys, certificates and CSRs.',
  category: 'generators',
  icon: 'key-round',
  keywords: ['self-signed certificate', 'csr', 'pem', 'key pair'],
  accepts: [],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
