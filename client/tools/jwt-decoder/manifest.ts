import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'jwt-decoder',
  name: 'JWT Decoder',
  description: 'Read, verify and sign JSON Web Tokens.',
  category: 'development',
  icon: 'key-round',
  isNew: true,
  keywords: ['token', 'bearer', 'claims', 'decode token', 'verify signature', 'json web token', 'jws', 'jwt'],
  accepts: ['jwt'],
  produces: ['json', 'jwt'],
  entrances: [{ name: 'JWT encoder', keywords: ['sign jwt'], values: { mode: 'sign' } }],
  operation: () => import('./operation.ts'),
});
