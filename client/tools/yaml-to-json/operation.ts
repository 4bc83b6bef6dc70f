import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

const versionLabels = { '1.2': 'YAML 1.2', '1.1': 'YAML 1.1 (Ansible, PyYAML, Ruby)' };

const documentsLabels = { array: 'One array', lines: 'JSON Lines', files: 'One file each' };

export default defineOperation({
  schema: {
    version: choice(versionLabels, '1.2', 'Version', { hint: 'In YAML 1.1 “no” is false and 010 is 8' }),
    documents: choice(documentsLabels, 'array', 'Multiple documents'),
    indent: choice([2, 4, 0], 2, 'Indent', {
      choiceLabels: { 2: '2 spaces', 4: '4 spaces', 0: 'Compact' },
      onlyIf: { documents: ['array', 'files'] },
    }),
    mergesKeys: flag(true, 'Merge keys (<<)'),
    isSorted: flag(false, 'Sort keys'),
  },
  takes: 'text',
  input: { language: 'yaml' },
  quickSize: 0,
  timeLimitMs: 300_000,
  timeHint: 'Convert it in parts: documents are divided by “---”.',
  prepare: () => import('#core/yaml/convert.ts'),
  inverse: 'json-to-yaml',
  sample: `# Deployment of the web shop
defaults: &defaults
  replicas: 2
  country: no
web:
  <<: *defaults
  image: "shop:1.20"
  version: 1.20
  since: 2026-01-31
  order: 17478252242305210114
  ports: [80, 443]
`,
  async run(input, options) {
    const { yamlToJson } = await import('#core/yaml/convert.ts');
    const { blobs, findings } = yamlToJson(await input.text(), options);
    const kind: DataKind = options.documents === 'lines' ? 'jsonl' : 'json';
    const parts = await Promise.all(
      blobs.map(async (blob, index) => ({
        name: blobs.length > 1 ? `output-${index + 1}.${kind}` : `output.${kind}`,
        kind,
        content: await asTextIfSmall(blob),
      })),
    );
    return { parts, notes: findings };
  },
});
