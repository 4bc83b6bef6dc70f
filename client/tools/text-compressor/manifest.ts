import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-compressor',
  name: 'Gzip & Brotli Compressor',
  description: 'Compress and decompress gzip, deflate and Brotli, with Base64.',
  category: 'encoding',
  icon: 'file-archive',
  keywords: ['gunzip', 'inflate', 'zlib'],
  accepts: ['text', 'base64', 'file'],
  produces: ['base64', 'text', 'file'],
  operation: () => import('./operation.ts'),
});
