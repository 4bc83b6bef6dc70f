import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolvePlain } from './resolve.ts';

/** Returns how PyYAML, which reads YAML 1.1, reads each plain scalar, and the number as JSON. */
function askPython(sources: readonly string[]): { kind: string; value: unknown }[] {
  const script = `
import json, sys, yaml
kinds = {'null': 'null', 'bool': 'bool', 'int': 'int', 'float': 'float', 'timestamp': 'timestamp', 'merge': 'merge'}
answers = []
loader = yaml.SafeLoader('')
for source in json.load(sys.stdin):
    tag = loader.resolve(yaml.ScalarNode, source, (True, False)).rsplit(':', 1)[1]
    value = None
    if tag in ('int', 'float'):
        node = yaml.ScalarNode('tag:yaml.org,2002:' + tag, source)
        try:
            value = repr(loader.construct_object(node))
        except ValueError:
            tag = 'str'
    answers.append({'kind': kinds.get(tag, 'text'), 'value': value})
json.dump(answers, sys.stdout)
`;
  const { stdout, status, stderr } = spawnSync('/usr/bin/python3', ['-c', script], {
    input: JSON.stringify(sources),
  });
  expect(status, stderr.toString()).toBe(0);
  return JSON.parse(stdout.toString()) as { kind: string; value: unknown }[];
}

test('YAML 1.1 is read as PyYAML reads it', () => {
  const words =
    `yes Yes YES yEs no NO on Off OFF true TRUE y n ~ null Null nUll << = 0 -0 +1 012 0o12 08 09 0b101 0x1F -0x1f
    1_000 _1 1_ 190:20:30 190:60:30 1:30.5 1.5 1. .5 1e3 1.0e3 1.0e+3 1.5E-2 .inf -.Inf .NaN +.inf inf 2026-01-01 2026-1-1
    2026-01-01T10:00:00Z 2026-1-1\t1:02:03.5 2026-13-99 12:30 12:30:45 0.0.0 1.2.3 0_7 0__ 0x 0b -1_0.5_0 ? .`.split(
      /[ \n]+/,
    );
  const generated = fc.sample(
    fc.string({
      unit: fc.constantFrom(...Array.from('0123456789:._-+eExobTZ ')),
      minLength: 1,
      maxLength: 9,
    }),
    {
      numRuns: 3000,
      seed: 1,
    },
  );
  const sources = [...words, ...generated.map((text) => text.trim()).filter(Boolean)];
  const answers = askPython(sources);
  for (const [index, source] of sources.entries()) {
    const { kind, value } = answers[index] ?? { kind: '', value: '' };
    const resolved = resolvePlain(source, '1.1');
    // PyYAML accepts no sign before a bare point and gives “=” its own type; the types of YAML 1.1 say otherwise.
    if (/^[-+]\.\d/.test(source) || source === '.' || source === '=') continue;
    expect([source, resolved.kind]).toEqual([source, kind]);
    if (resolved.json === undefined || typeof value !== 'string') continue;
    if (kind === 'int') expect([source, BigInt(resolved.json)]).toEqual([source, BigInt(value)]);
    else expect(Number(resolved.json), source).toBeCloseTo(Number(value), 6);
  }
});
