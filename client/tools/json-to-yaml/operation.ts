import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

export default defineOperation({
  schema: {
    indent: choice([2, 4], 2, 'Indent', { choiceLabels: { 2: '2 spaces', 4: '4 spaces' } }),
    quote: choice({ double: 'Double', single: 'Single where possible' }, 'double', 'Quotes'),
    isSafeForOld: flag(true, 'Safe for YAML 1.1', {
      hint: 'Quotes what Ansible, PyYAML or Ruby would misread: no, 012, 12:30',
    }),
    hasBlocks: flag(true, 'Multi-line text as blocks'),
    indentsLists: flag(true, 'Indent lists under their key'),
    isSorted: flag(false, 'Sort keys'),
  },
  takes: 'text',
  quickSize: 0,
  timeLimitMs: 60_000,
  timeHint: 'Convert it in parts.',
  prepare: () => import('#core/yaml/convert.ts'),
  inverse: 'yaml-to-json',
  sample: `{
  // Comments come along.
  "country": "no",
  "version": "1.20",
  "order": 17478252242305210114,
  "opens": "09:30",
  "ports": [80, 443],
  "script": "set -e\\nmake\\n",
  "labels": {}
}`,
  async run(input, options) {
    const { jsonToYaml } = await import('#core/yaml/convert.ts');
    const { blobs, findings } = await jsonToYaml(input.content, options);
    const parts = await Promise.all(
      blobs.map(async (blob) => ({
        name: 'output.yaml',
        kind: 'yaml' as const,
        content: await asTextIfSmall(blob),
      })),
    );
    return { parts, notes: findings };
  },
});
