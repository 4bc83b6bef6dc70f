/** The formats, in the order of the options. */
export const formats = {
  json: { label: 'JSON', name: 'output.json', kind: 'json' },
  yaml: { label: 'YAML', name: 'output.yaml', kind: 'yaml' },
  toml: { label: 'TOML', name: 'output.toml', kind: 'text' },
  xml: { label: 'XML', name: 'output.xml', kind: 'xml' },
  env: { label: '.env', name: 'output.env', kind: 'text' },
  properties: { label: '.properties', name: 'output.properties', kind: 'text' },
  ini: { label: 'INI', name: 'output.ini', kind: 'text' },
} as const;

export type FormatId = keyof typeof formats;

export const formatIds = Object.keys(formats) as FormatId[];

export const formatLabels = Object.fromEntries(formatIds.map((id) => [id, formats[id].label] as const));
