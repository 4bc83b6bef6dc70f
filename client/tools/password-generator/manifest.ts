import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'password-generator',
  name: 'Password Generator',
  description: 'Strong passwords and passphrases, made on your device.',
  category: 'generators',
  icon: 'key-round',
  keywords: [
    'passphrase',
    'secure password',
    'random password',
    'diceware',
    'login',
    'entropy',
    'pin',
    'strong',
  ],
  operation: () => import('./operation.ts'),
});
