import process from 'node:process';
import fc from 'fast-check';

/**
 * The seed of the gate: the same texts and bytes each time, so that a failure comes from the change and not from the
 * day. `npm run fuzz` gives others, and whoever needs chance without fast-check reads the same variable.
 */
process.env.FUZZ_SEED ??= '20260101';
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });
