import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'ip-lookup',
  name: 'IP Lookup',
  description: 'What an IP address is and its country, for one or a whole log; networks calculated.',
  category: 'geo',
  icon: 'network',
  keywords: [
    'my ip',
    'what is my ip',
    'cidr',
    'subnet',
    'subnet calculator',
    'ipv4',
    'ipv6',
    'netmask',
    'geolocation',
    'ip range',
    'aggregate',
    'ip address',
    'country',
  ],
  accepts: ['ip'],
  produces: ['text', 'csv', 'json'],
  asksOwnAddress: true,
  operation: () => import('./operation.ts'),
});
