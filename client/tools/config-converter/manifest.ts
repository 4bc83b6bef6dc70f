import { defineTool } from '#client/tool-kit/define-tool.ts';

export default defineTool({
  id: 'config-converter',
  name: 'Config Converter',
  description: 'JSON, YAML, TOML, XML, .env, .properties and INI, any to any.',
  category: 'transforms',
  icon: 'file-cog',
  keywords: ['dotenv', 'convert config'],
  accepts: ['json', 'jsonl', 'yaml', 'xml', 'text'],
  produces: ['json', 'yaml', 'xml', 'text'],
  entrances: [
    { name: 'XML to JSON', keywords: ['convert xml'], values: { from: 'xml', to: 'json' } },
    { name: 'JSON to XML', keywords: ['xml from json'], values: { from: 'json', to: 'xml' } },
    { name: 'TOML to JSON', keywords: ['convert toml'], values: { from: 'toml', to: 'json' } },
    { name: 'TOML to YAML', keywords: ['toml yml'], values: { from: 'toml', to: 'yaml' } },
    { name: 'YAML to TOML', keywords: ['yml toml'], values: { from: 'yaml', to: 'toml' } },
    { name: '.env to JSON', keywords: ['dotenv to json'], values: { from: 'env', to: 'json' } },
  ],
  operation: () => import('./operation.ts'),
});
