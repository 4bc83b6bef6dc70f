import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'chmod-calculator',
  name: 'Chmod Calculator',
  description: 'File permissions of Unix in octal, in letters and in words.',
  category: 'development',
  icon: 'file-lock',
  keywords: ['rwx', 'umask', '755'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
