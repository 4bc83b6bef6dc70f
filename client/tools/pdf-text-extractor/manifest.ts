import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'pdf-text-extractor',
  name: 'PDF Text Extractor',
  description: 'The text of a PDF file, in reading order.',
  category: 'pdf',
  icon: 'scan-text',
  keywords: [
    'pdf to text',
    'remove headers and footers',
    'copy text from pdf',
    'extract text',
    'read pdf',
    'pdf to txt',
    'pdf to markdown',
  ],
  accepts: ['pdf'],
  produces: ['text', 'markdown'],
  operation: () => import('./operation.ts'),
});
