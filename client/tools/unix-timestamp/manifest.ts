import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'unix-timestamp',
  name: 'Unix Timestamp Converter',
  description: 'Timestamps, dates and the times inside ids, from any form to any other.',
  category: 'date-time',
  icon: 'timer',
  keywords: ['epoch', 'iso 8601', 'rfc 3339', 'filetime', 'objectid', 'snowflake'],
  accepts: ['text', 'number', 'date', 'uuid'],
  produces: ['text', 'csv', 'date', 'number'],
  operation: () => import('./operation.ts'),
});
