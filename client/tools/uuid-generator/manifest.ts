import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'uuid-generator',
  name: 'UUID Generator',
  description: 'Random and time-ordered ids, one or thousands.',
  category: 'generators',
  icon: 'fingerprint',
  isNew: true,
  keywords: ['guid', 'uuid v4', 'uuid v7', 'unique id', 'ulid', 'nanoid', 'ksuid'],
  accepts: ['uuid'],
  produces: ['uuid', 'text'],
  operation: () => import('./operation.ts'),
});
