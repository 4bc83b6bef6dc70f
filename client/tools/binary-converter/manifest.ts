import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'binary-converter',
  name: 'Binary Converter',
  description: 'Text and numbers in binary, octal, decimal and hexadecimal.',
  category: 'encoding',
  icon: 'binary',
  keywords: ['hex', 'base converter', 'radix', 'ascii', 'bits', 'number base', 'hexadecimal', 'octal'],
  accepts: ['text', 'number', 'hex'],
  produces: ['text', 'hex'],
  operation: () => import('./operation.ts'),
});
