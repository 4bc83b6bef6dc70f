import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'cron-parser',
  name: 'Cron Parser',
  description: 'What a cron line means, and when it runs next.',
  category: 'development',
  icon: 'calendar-clock',
  keywords: [
    'crontab',
    'cron job',
    'every 5 minutes',
    'every hour',
    'schedule',
    'next run',
    'cron expression',
    'scheduler',
    'last day of month',
  ],
  accepts: ['cron'],
  produces: ['text'],
  operation: () => import('./operation.ts'),
});
