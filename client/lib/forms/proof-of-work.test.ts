import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countLeadingZeroBits } from '#contracts/form-token.ts';
import { findNonce, findNonceSlowly } from './proof-of-work.ts';

test('a nonce proves the work to anyone who hashes', async () => {
  const nonce = await findNonce({ token: 'abc', difficulty: 10 });
  const hex = createHash('sha256').update(`abc:${nonce}`).digest('hex');
  expect(BigInt(`0x${hex}`) >> 246n).toBe(0n);
});

test('without WebAssembly the same nonce is found', async () => {
  const task = { token: 'abc', difficulty: 10 };
  expect(await findNonceSlowly(task)).toBe(await findNonce(task));
});

test('zero bits are counted over whole bytes and within one', () => {
  expect(countLeadingZeroBits(Uint8Array.of(0x80))).toBe(0);
  expect(countLeadingZeroBits(Uint8Array.of(0x01))).toBe(7);
  expect(countLeadingZeroBits(Uint8Array.of(0, 0x1f, 0))).toBe(11);
  expect(countLeadingZeroBits(Uint8Array.of(0, 0))).toBe(16);
});
