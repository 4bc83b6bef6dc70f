import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'totp-generator',
  name: 'TOTP Generator',
  description: 'One-time codes for two-factor sign-in, TOTP and HOTP.',
  category: 'generators',
  icon: 'timer',
  keywords: ['otp', '2fa', 'mfa', 'authenticator', 'one-time password', 'otpauth'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
