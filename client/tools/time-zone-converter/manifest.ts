import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'time-zone-converter',
  name: 'Time Zone Converter',
  description: 'What time it is elsewhere, on any date.',
  category: 'date-time',
  icon: 'clock',
  keywords: ['timezone', 'world clock', 'utc', 'gmt', 'est', 'meeting time', 'time difference', 'iana'],
  accepts: ['date'],
  produces: ['date'],
});
