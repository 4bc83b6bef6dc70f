import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'time-zone-converter',
  name: 'Time Zone Converter',
  description: 'What time it is elsewhere on any date, and the hour that suits everyone.',
  category: 'date-time',
  icon: 'clock',
  keywords: [
    'timezone',
    'world clock',
    'utc',
    'gmt',
    'est',
    'meeting planner',
    'meeting time',
    'time difference',
    'daylight saving',
    'iana',
    'ics',
  ],
  accepts: ['date'],
  produces: ['date'],
  load: () => import('./view.tsx'),
  operation: () => import('./operation.ts'),
});
