import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'js-minifier',
  name: 'JavaScript Minifier',
  description: 'Smaller scripts that do the same.',
  category: 'development',
  icon: 'minimize-2',
  keywords: [
    'minify js',
    'compress javascript',
    'uglify',
    'terser',
    'mangle',
    'drop console',
    'shorten names',
  ],
  accepts: ['javascript'],
  produces: ['javascript'],
  operation: () => import('./operation.ts'),
});
