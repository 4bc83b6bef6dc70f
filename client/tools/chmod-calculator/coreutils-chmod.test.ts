import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modeOf, readMode } from './modes.ts';

test('symbolic changes do what the system’s chmod does', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chmod-')), 'file');
  writeFileSync(file, '');
  const clause = fc
    .tuple(
      fc.subarray(['u', 'g', 'o'], { minLength: 1 }),
      fc.constantFrom('+', '-', '='),
      fc.subarray(['r', 'w', 'x', 's', 't']),
    )
    .map(([who, sign, letters]) => who.join('') + sign + letters.join(''));
  const octal = fc
    .tuple(fc.constantFrom('+', '-', '='), fc.constantFrom('', '0'), fc.integer({ min: 0, max: 0o7777 }))
    .map(([sign, zero, bits]) => sign + zero + bits.toString(8));
  const changes = fc
    .array(fc.oneof(clause, octal), { minLength: 1, maxLength: 3 })
    .map((clauses) => clauses.join(','));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0o777 }), changes, (bits, text) => {
      chmodSync(file, bits);
      expect(spawnSync('chmod', ['--', text, file]).status).toBe(0);
      expect(readMode(text, modeOf(bits))).toEqual(modeOf(statSync(file).mode & 0o7777));
    }),
    { numRuns: 150 },
  );
});
