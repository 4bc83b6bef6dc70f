import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

const script = `
import json, re, sys
answers = []
for pattern, text, flags in json.load(sys.stdin):
    regex = re.compile(pattern, sum(re.RegexFlag[flag.upper()] for flag in flags) | re.ASCII)
    answers.append([[found.group() for found in regex.finditer(text)], regex.sub(r'<\\g<0>>', text)])
json.dump(answers, sys.stdout)
`;

/** Read alike by JavaScript and by Python. */
const patterns = [
  String.raw`[a-c]+`,
  String.raw`\d+(?:\.\d+)?`,
  String.raw`(a|b)\1`,
  String.raw`\b\w{2,3}\b`,
  String.raw`a*?b`,
  String.raw`(?<=a)b|c(?!a)`,
  String.raw`[^\s"]+$`,
  String.raw`^.`,
];

test('matches and replacements are those of Python’s re', async () => {
  const unit = fc.constantFrom('a', 'b', 'c', 'A', 'B', '1', '2', '.', ' ', '"', '\n');
  const texts = fc.sample(fc.string({ unit, maxLength: 30 }), 40);
  const cases = patterns.flatMap((pattern, index) =>
    texts.map((text) => ({ pattern, text, flags: ['', 'i', 'm', 's'][index % 4] ?? '' })),
  );
  // Python's $ without m also matches before a last line break.
  const asked = cases.filter(({ pattern, flags }) => !pattern.endsWith('$') || flags === 'm');
  const { stdout, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(asked.map(({ pattern, text, flags }) => [pattern, text, flags])),
  });
  expect(status).toBe(0);
  const answers = JSON.parse(stdout.toString()) as [matches: string[], replaced: string][];
  for (const [index, { pattern, text, flags }] of asked.entries()) {
    const [matches, replaced] = answers[index] ?? [[], ''];
    const options = { pattern, i: flags === 'i', m: flags === 'm', s: flags === 's' };
    const contentOf = async (more: object) =>
      (await executeOperation(operation, text, { ...options, ...more })).parts[0]?.content;
    expect(await contentOf({}), `${pattern} ${JSON.stringify(text)}`).toBe(matches.join('\n'));
    expect(await contentOf({ output: 'count' })).toBe(String(matches.length));
    expect(await contentOf({ output: 'replaced', replacement: '<$&>' })).toBe(replaced);
  }
});
