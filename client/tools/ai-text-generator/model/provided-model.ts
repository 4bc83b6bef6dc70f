import { openSession } from '#client/tool-kit/operations/session.ts';
import type { TextModelOffer } from '#core/site/text-model.ts';
import type { ModelSession } from '../session.ts';
import type { WriteByModel } from './browser-model.ts';

/** A started model is kept for a while, because people often write again. */
const idleMs = 300_000;

const pool = openSession<ModelSession>('ai-text-generator', { idleMs });

/**
 * Writes with the model that this site provides, in a worker. Downloads it first if it is not on this device; `onStart`
 * is called once it writes.
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

/** Stops the model and frees its memory. */
export function stopProvided(): void {
  pool.dispose();
}
