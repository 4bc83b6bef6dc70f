import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'pdf-merger',
  name: 'PDF Merger',
  description: 'Join, reorder and rotate pages of PDFs and pictures.',
  category: 'pdf',
  icon: 'combine',
  keywords: [
    'merge pdf',
    'combine pdf',
    'append',
    'delete pages',
    'images to pdf',
    'jpg to pdf',
    'unlock',
    'bookmarks',
    'join pdf',
    'reorder pages',
    'rotate pdf',
  ],
  isNew: true,
  isFeatured: true,
  accepts: ['pdf', 'jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'heic'],
  produces: ['pdf'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
