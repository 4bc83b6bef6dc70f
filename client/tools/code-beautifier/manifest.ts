import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'code-beautifier',
  name: 'Code Beautifier',
  description: 'HTML, CSS, JavaScript, TypeScript and more, formatted.',
  category: 'development',
  icon: 'code-xml',
  keywords: [
    'format code',
    'prettier',
    'indent',
    'pretty print',
    'tidy',
    'beautify',
    'formatter',
    'xml formatter',
  ],
  accepts: ['html', 'css', 'javascript', 'markdown', 'yaml'],
  produces: ['html', 'css', 'javascript'],
  operation: () => import('./operation.ts'),
});
