import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { describeCodes } from './describe.ts';
import { type Options, schema } from './schema.ts';

test('oathtool makes the same codes', async () => {
  const samples = fc.sample(
    fc.record({
      key: fc.uint8Array({ minLength: 1, maxLength: 150 }),
      algorithm: fc.constantFrom<Options['algorithm'][]>('SHA-1', 'SHA-256', 'SHA-512'),
      digits: fc.constantFrom<Options['digits'][]>(6, 7, 8),
      period: fc.integer({ min: 1, max: 90 }),
      seconds: fc.integer({ min: 0, max: 4_000_000_000 }),
    }),
    30,
  );
  for (const { key, seconds, ...more } of samples) {
    const secret = Buffer.from(key).toString('hex');
    const options = { ...initialState(schema), ...more, secret, form: 'hex' as const, time: String(seconds) };
    const mode = `--totp=${more.algorithm.replace('-', '')}`;
    const flags = [mode, `--digits=${more.digits}`, `--time-step-size=${more.period}s`, `--now=@${seconds}`];
    const code = execFileSync('oathtool', [...flags, secret])
      .toString()
      .trim();
    expect((await describeCodes(options)).figures[0].copied).toBe(code);
  }
});
