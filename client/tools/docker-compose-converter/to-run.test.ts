import { expect, test } from 'vitest';
import { toRun } from './to-run.ts';

// Compose Specification: entrypoint, stop_grace_period with durations as sums by hand, and healthcheck.
test.each<[string, string]>([
  [`{image: i, entrypoint: 'sh -c "a b"', command: c}`, "--entrypoint sh i -c 'a b' c"],
  ['{image: i, entrypoint: [/e.sh, --x, "y z"], command: [c]}', "--entrypoint /e.sh i --x 'y z' c"],
  ['{image: i, entrypoint: []}', "--entrypoint '' i"],
  ['{image: i, stop_grace_period: 1m}', '--stop-timeout 60 i'],
  ['{image: i, stop_grace_period: 1m30s}', '--stop-timeout 90 i'],
  ['{image: i, stop_grace_period: 1h}', '--stop-timeout 3600 i'],
  ['{image: i, healthcheck: {test: [CMD, a, "b c"]}}', String.raw`--health-cmd 'a '\''b c'\''' i`],
])('%s', (service, wanted) => {
  const { content, notes } = toRun(`services: {x: ${service}}`, false);
  expect(content).toBe(`docker run -d --name x ${wanted}`);
  expect(notes).toEqual([]);
});

test('a duration that docker run cannot take is named', () => {
  const grace = (text: string) => toRun(`services: {x: {image: i, stop_grace_period: ${text}}}`, false);
  expect(grace('1500ms').notes[0]?.sentence).toContain('1500ms became 2');
  expect(grace('soon').notes[0]?.sentence).toContain('“soon” is not a duration');
});

test.each([
  ['services:\n  x:\n    image: *none', 'There is no anchor &none', 3],
  ['services:\n  x:\n    <<: 5', 'The value of << is not a mapping', 3],
  ['services:\n  x:\n    <<: *y', 'There is no anchor', 3],
  ['services:\n  x:\n    image: a\n    image: b', 'The key “image” is in line 3', 4],
])('%j is not valid YAML, with its line', (file, message, line) => {
  const error: unknown = expect.objectContaining({
    message: expect.stringContaining(`not valid YAML: ${message}`) as string,
    details: expect.objectContaining({ line }) as unknown,
  });
  expect(() => toRun(file, false)).toThrow(error as Error);
});
