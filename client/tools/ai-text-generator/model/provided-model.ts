import { openSession } from '#client/tool-kit/operations/session.ts';
import type { TextModelOffer } from '#core/site/text-model.ts';
import type { ModelSession } from '../session.ts';
import type { WriteByModel } from './writing.ts';

/** A model that has started is kept for a while: people write again. */
const idleMs = 300_000;

const pool = openSession<ModelSession>('ai-text-generator', { idleMs });

/**
 * Lets the model that this site provides write, in a worker; it is loaded where it is not on this device yet.
 * `onStart`: it is there, and writes.
 */
export function writeByProvided(offer: TextModelOffer, onStart: () => void): WriteByModel {
  return (prompt, { signal, reportProgress, onText }) =>
    pool.call(
      'write',
      { offer, prompt },
      {
        signal,
        onProgress: ({ text, ...progress }) => {
          if (text === undefined) reportProgress(progress);
          else {
            onStart();
            onText(text);
          }
        },
      },
    );
}

/** Stops the model, so that what it held is free. */
export function stopProvided(): void {
  pool.dispose();
}
