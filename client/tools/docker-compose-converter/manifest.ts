import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'docker-compose-converter',
  name: 'Docker Compose Converter',
  description: 'Commands of docker run as compose files, and back.',
  category: 'development',
  icon: 'container',
  keywords: ['composerize', 'podman'],
  accepts: ['text', 'yaml'],
  produces: ['yaml', 'text'],
  operation: () => import('./operation.ts'),
});
