import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'random-generator',
  name: 'Random Generator',
  description: 'Fair numbers, dice, coins, picks and shuffles.',
  category: 'generators',
  icon: 'dices',
  keywords: [
    'random number',
    'coin flip',
    'shuffle list',
    'raffle',
    'lottery',
    'pick a name',
    'wheel of names',
    'spin the wheel',
    'game',
    'draw',
    'dice',
  ],
  accepts: ['text'],
  produces: ['text', 'number'],
  operation: () => import('./operation.ts'),
});
