import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { provideTemporal } from '#client/lib/temporal.ts';
import { readMoment } from './read-moment.ts';
import { writeMoment } from './write-moment.ts';

beforeAll(provideTemporal);

test('writes and reads what Python’s datetime, email and calendar write', () => {
  const script = `
import datetime, email.utils, json, sys, zoneinfo
zone = zoneinfo.ZoneInfo('America/New_York')
def forms(s):
    at = datetime.datetime.fromtimestamp(s, zone)
    utc = at.astimezone(datetime.timezone.utc)
    week = at.isocalendar()
    return [at.isoformat(), email.utils.format_datetime(at), email.utils.format_datetime(utc, usegmt=False).replace('+0000', 'GMT'),
            at.strftime('%Y-%m-%d %H:%M:%S'), '%04d-W%02d-%d' % week[:3], at.strftime('%Y-%j')]
json.dump([forms(s) for s in json.load(sys.stdin)], sys.stdout)
`;
  const seconds = fc.sample(fc.integer({ min: -2_000_000_000, max: 8_000_000_000 }), 300);
  const { stdout, status } = spawnSync('python3', ['-c', script], { input: JSON.stringify(seconds) });
  expect(status).toBe(0);
  const answers = JSON.parse(stdout.toString()) as string[][];
  for (const [index, answer] of answers.entries()) {
    const ns = BigInt(seconds[index] ?? 0) * 1_000_000_000n;
    const ours = (['isoLocal', 'mail', 'http', 'sql', 'week', 'ordinal'] as const).map((form) =>
      writeMoment(ns, form, 'America/New_York'),
    );
    expect(ours).toEqual(answer);
    for (const written of answer.slice(0, 3)) {
      expect(readMoment(written, 'auto', 'UTC', 0n).ns).toBe(ns);
    }
  }
});
