import { loadTextModel } from '#client/lib/text-model/load-model.ts';
import type { TextModelOffer } from '#core/site/text-model.ts';
import type { WorkerContext } from '#core/task.ts';
import type { Writer } from './model/onnx-writer.ts';

export interface Order {
  readonly offer: TextModelOffer;
  readonly prompt: string;
}

export interface ModelSession {
  /** Answers with the provided model, which is loaded first if necessary. Reports the text so far as progress. */
  write(order: Order, context: WorkerContext): Promise<string>;
}

/** Creates a session that keeps the last started model. */
export default function createModelSession(): ModelSession {
  let kept: { readonly version: string; readonly writer: Writer } | undefined;
  return {
    async write({ offer, prompt }, context) {
      if (kept?.version !== offer.version) {
        const model = await loadTextModel(offer, context);
        context.reportProgress({ label: 'Starting the model' });
        const { startWriter } = await import('./model/onnx-writer.ts');
        kept = { version: offer.version, writer: await startWriter(offer, model) };
      }
      context.reportProgress({ label: 'The model is writing' });
      return kept.writer(prompt, (text) => context.reportProgress({ label: 'The model is writing', text }));
    },
  };
}
