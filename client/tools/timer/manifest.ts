import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'timer',
  name: 'Timer',
  description: 'Countdown, stopwatch and pomodoro.',
  category: 'date-time',
  icon: 'alarm-clock',
  keywords: ['alarm', 'countdown'],
  entrances: [
    { name: 'Stopwatch', keywords: ['lap'], values: { mode: 'stopwatch' } },
    { name: 'Pomodoro', keywords: [], values: { mode: 'pomodoro' } },
  ],
  load: () => import('./view.tsx'),
});
