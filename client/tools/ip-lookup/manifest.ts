import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'ip-lookup',
  name: 'IP Lookup',
  description: 'What an IP address is, and its network worked out.',
  category: 'geo',
  icon: 'network',
  keywords: ['ip address', 'cidr', 'subnet', 'ipv4', 'ipv6', 'country', 'netmask', 'whois', 'geolocation'],
  accepts: ['ip'],
  produces: ['json'],
});
