import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

export default defineOperation({
  schema: {
    indent: describeField(choice([2, 4], 2), {
      label: 'Indent',
      choiceLabels: { 2: '2 spaces', 4: '4 spaces' },
    }),
    quote: describeField(choice(['double', 'single'], 'double'), {
      label: 'Quotes',
      choiceLabels: { double: 'Double', single: 'Single where possible' },
    }),
    isSafeForOld: describeField(flag(true), {
      label: 'Safe for YAML 1.1',
      hint: 'Quotes what Ansible, PyYAML or Ruby would misread: no, 012, 12:30',
    }),
    hasBlocks: describeField(flag(true), { label: 'Multi-line text as blocks' }),
    indentsLists: describeField(flag(true), { label: 'Indent lists under their key' }),
    isSorted: describeField(flag(false), { label: 'Sort keys' }),
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
