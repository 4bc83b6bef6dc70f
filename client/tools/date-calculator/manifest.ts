import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'date-calculator',
  name: 'Date Calculator',
  description: 'Days between dates, and dates a number of days away.',
  category: 'date-time',
  icon: 'calendar-days',
  isFeatured: true,
  keywords: [
    'days between',
    'age',
    'date difference',
    'how old am i',
    'deadline',
    'add days',
    'duration',
    'week number',
    'business days',
    'workdays',
    'birthday',
    'countdown',
  ],
  accepts: ['date'],
  produces: ['date', 'number'],
  load: () => import('./view.tsx'),
});
