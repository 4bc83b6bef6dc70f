import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'timer',
  name: 'Timer',
  description: 'Countdown, stopwatch with laps, and pomodoro.',
  category: 'date-time',
  icon: 'alarm-clock',
  keywords: ['alarm'],
  isNew: true,
  entrances: [
    { name: 'Stopwatch', keywords: ['laps'], values: { mode: 'stopwatch' } },
    { name: 'Pomodoro', keywords: ['focus'], values: { mode: 'pomodoro' } },
  ],
  load: () => import('./view.tsx'),
});
