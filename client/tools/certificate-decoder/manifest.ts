import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'certificate-decoder',
  name: 'Certificate Decoder',
  description: 'Read X.509 certificates, requests, keys, chains and ASN.1.',
  category: 'development',
  icon: 'file-badge',
  keywords: ['x509', 'ssl certificate', 'pem', 'der', 'csr', 'asn1', 'fingerprint', 'expiry'],
  accepts: ['text', 'file'],
  produces: ['text', 'file'],
  operation: () => import('./operation.ts'),
});
