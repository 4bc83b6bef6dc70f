import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'checksum-calculator',
  name: 'Checksum Calculator',
  description: 'CRC, Adler and hash sums of many files, checked against lists.',
  category: 'encoding',
  icon: 'file-check',
  keywords: ['crc32', 'verify file', 'sha256sums', 'integrity', 'md5sum', 'sfv', 'crc', 'adler'],
  accepts: ['file'],
  produces: ['hash'],
  operation: () => import('./operation.ts'),
});
