import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'text-codes',
  name: 'Text Codes',
  description: 'Morse, NATO alphabet, Braille, ROT13, Caesar, Vigenère, Atbash.',
  category: 'encoding',
  icon: 'radio',
  isNew: true,
  keywords: [
    'morse code',
    'braille',
    'phonetic alphabet',
    'rot13',
    'rot47',
    'caesar cipher',
    'vigenere',
    'atbash',
  ],
  accepts: ['text'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
