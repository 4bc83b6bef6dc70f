import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'jwt-decoder',
  name: 'JWT Decoder',
  description: 'Read, check and verify JSON Web Tokens.',
  category: 'development',
  icon: 'key-round',
  isNew: true,
  keywords: ['token', 'bearer', 'claims', 'decode token', 'verify signature', 'json web token', 'jws'],
  accepts: ['jwt'],
  produces: ['json'],
  operation: () => import('./operation.ts'),
});
