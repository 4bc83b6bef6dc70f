import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-codes',
  name: 'Text Codes',
  description: 'Morse, NATO alphabet, Braille, ROT13, Caesar, Vigenère, Atbash.',
  category: 'encoding',
  icon: 'radio',
  keywords: ['morse code', 'phonetic alphabet', 'rot47', 'cipher'],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
