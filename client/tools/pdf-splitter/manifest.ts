import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'pdf-splitter',
  name: 'PDF Splitter',
  description: 'Extract the pages you need from a PDF file.',
  category: 'pdf',
  icon: 'scissors',
  isNew: true,
  keywords: [
    'split pdf',
    'extract pages',
    'separate',
    'delete pages',
    'remove pages',
    'cut pdf',
    'chapters',
    'reorder pages',
  ],
  accepts: ['pdf'],
  produces: ['pdf'],
  operation: () => import('./operation.ts'),
});
