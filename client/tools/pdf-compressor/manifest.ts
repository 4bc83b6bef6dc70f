import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'pdf-compressor',
  name: 'PDF Compressor',
  description: 'Lighter PDF files for e-mail and the web.',
  category: 'pdf',
  icon: 'file-archive',
  isNew: true,
  keywords: [
    'compress pdf',
    'shrink pdf',
    'reduce pdf size',
    'optimize pdf',
    'pdf to 1 mb',
    'email attachment',
    'downsample',
  ],
  accepts: ['pdf'],
  produces: ['pdf'],
  operation: () => import('./operation.ts'),
});
