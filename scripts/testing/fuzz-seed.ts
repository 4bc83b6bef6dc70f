import process from 'node:process';
import fc from 'fast-check';

/**
 * The seed of the gate: always the same texts and bytes, so that a failure comes from the change. `npm run fuzz`
 * sets others, and random tests without fast-check read the same variable.
 */
process.env.FUZZ_SEED ??= '20260101';
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });
