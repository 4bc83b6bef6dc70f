import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'pdf-to-image',
  name: 'PDF to Image',
  description: 'The pages of a PDF file as PNG, JPEG or WebP pictures.',
  category: 'pdf',
  icon: 'file-image',
  keywords: ['pdf to jpg', 'convert pdf', 'render pages', 'screenshot pdf', 'dpi', 'pdf to png'],
  accepts: ['pdf'],
  produces: ['png', 'jpeg', 'webp'],
  operation: () => import('./operation.ts'),
});
