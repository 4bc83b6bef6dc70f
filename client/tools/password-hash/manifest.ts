import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'password-hash',
  name: 'Password Hash Generator',
  description: 'Make and verify bcrypt, Argon2, scrypt, PBKDF2 and htpasswd.',
  category: 'encoding',
  icon: 'shield-check',
  keywords: ['salt'],
  accepts: ['hash'],
  produces: ['hash'],
  operation: () => import('./operation.ts'),
});
